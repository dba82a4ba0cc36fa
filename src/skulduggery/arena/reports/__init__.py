"""Reports: what was measured, as pages and plots."""
