"""What may be held and how often it wins."""
