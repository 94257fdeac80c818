"""What tests lean on: independent, slow statements of rules."""
