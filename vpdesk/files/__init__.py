"""Every file kind: read whole or refused with a reason, written whole or not at all."""
