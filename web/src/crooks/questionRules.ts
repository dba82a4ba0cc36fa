/** Made by tools/wire.py from the game's question_rules: don't edit. */
export const QUESTION_RULES: Record<string, string[] | undefined> = {
  recruit: ['TURN', 'RECRUIT-01', 'RECRUIT-02', 'RECRUIT-05', 'ROB-06', 'ROB-07'],
  take: ['RECRUIT-02', 'RECRUIT-03', 'RECRUIT-05', 'ROB-06', 'ABIL'],
  place: ['ROB-01', 'ROB-02', 'ROB-03', 'ROB-05', 'ABIL'],
  swap: ['SWAP'],
  kill: ['KILLER'],
  spy: ['SPY'],
}
