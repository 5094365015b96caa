"""Tests of the engine kit."""
