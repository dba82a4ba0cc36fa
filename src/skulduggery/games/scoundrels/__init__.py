"""3000 Scoundrels (two to four seats): hire joined halves, bluff with poker cards, steal what lies in safes."""
