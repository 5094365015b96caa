"""The tests of Housewright."""
