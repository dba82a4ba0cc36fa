/** The eight targets of Crooks, by number. */
import type { DrawSet } from './sets.ts'
import { armouredTrain } from './targets/armouredTrain.ts'
import { bank } from './targets/bank.ts'
import { casino } from './targets/casino.ts'
import { jeweller } from './targets/jeweller.ts'
import { museum } from './targets/museum.ts'
import { pawnShop } from './targets/pawnShop.ts'
import { racetrack } from './targets/racetrack.ts'
import { speakeasy } from './targets/speakeasy.ts'

export const targets: DrawSet = () => ({
  2: pawnShop(),
  3: speakeasy(),
  4: jeweller(),
  5: racetrack(),
  6: casino(),
  7: museum(),
  8: bank(),
  9: armouredTrain(),
})
