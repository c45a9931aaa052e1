"""Why a round is drawn as it is, in words."""
