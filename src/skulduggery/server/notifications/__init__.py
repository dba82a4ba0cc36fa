"""Notes to people who are away: by e-mail, browser or webhook."""
