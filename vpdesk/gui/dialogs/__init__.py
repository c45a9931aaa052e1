"""Dialogs: for decisions, never for news."""
