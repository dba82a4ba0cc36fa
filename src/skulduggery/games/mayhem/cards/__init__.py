"""Components of Men of Mayhem: their files, the checks, and the rules made from them."""
