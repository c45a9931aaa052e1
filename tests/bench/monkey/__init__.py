"""A user who does anything at all: python -m tests.bench.monkey --seed 1 --actions 20000."""
