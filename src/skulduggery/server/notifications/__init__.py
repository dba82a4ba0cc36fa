"""Notes to people who are away, by e-mail, Web Push or webhook."""
