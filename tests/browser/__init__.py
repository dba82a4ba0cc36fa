"""Tests in a real browser. A package, so that its browser is closed when a worker goes on to other tests:
Playwright keeps an event loop running in the thread, and no other could run there."""
