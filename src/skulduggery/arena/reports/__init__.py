"""Reports of measurements, as pages and plots."""
