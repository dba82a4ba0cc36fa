/** Why a card should be suspected or not, as a hint says it. */

import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '../src/lib/texts.svelte'
import type { AnyRoom } from '../src/room'
import { weighed } from '../src/table/guess'

beforeAll(async () => {
  await texts.load('en')
  await texts.need('scoundrels', 'hints')
})

describe('a hint about a card that may be a bluff', () => {
  const said = (share: number, best: string): string => weighed({ game: 'scoundrels' } as AnyRoom, share, best)

  it('says how likely a bluff is, to tens, and what follows', () => {
    expect(said(0.78, 'suspect')).toBe('It’s probably a bluff (about 80%): worth risking a henchman.')
    expect(said(0.33, 'suspect')).toContain('may well be honest (a bluff: about 30%), but')
    expect(said(0.72, 'trust')).toContain('probably a bluff (about 70%), but not surely enough')
    expect(said(0.18, 'trust')).toContain('too unlikely (about 20%)')
    expect(said(0.5, 'even')).toContain('about 50% likely: reputation')
  })
  it('speaks of no exact share where all or nothing points to a bluff', () => {
    expect(said(0.99, 'suspect')).toBe('It’s almost certainly a bluff: worth risking a henchman.')
    expect(said(0.02, 'suspect')).toContain('almost certainly honest, but')
    expect(said(1, 'trust')).toContain('almost certainly a bluff, but')
    expect(said(0, 'trust')).toBe('It’s almost certainly honest, and then your henchman would go to jail.')
    for (const share of [0, 1]) expect(said(share, 'even')).toContain('weigh about the same')
  })
})
