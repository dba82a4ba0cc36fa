"""Sons of Anarchy: Men of Mayhem (two to six seats): hold sites, hide goods, fight, deal."""
