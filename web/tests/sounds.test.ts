import { describe, expect, it, vi } from 'vitest'
import './page'
import { input } from '../src/lib/input'
import { settings } from '../src/lib/settings.svelte'
import { sound } from '../src/lib/sounds'
import { MayhemRoom } from '../src/mayhem/room'
import { CrooksRoom } from '../src/crooks/room'
import { ScoundrelsRoom } from '../src/scoundrels/room'
import { VOICES } from '../src/sound/voices'

/** Nothing sounds longer than the longest scene is shown, in seconds. */
const LONGEST = 1.2
const made: string[] = []
const part = (): object => ({ setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0, value: 0 })
class Speaker {
  state = 'running'
  currentTime = 0
  sampleRate = 10
  destination = {}
  resume = async (): Promise<void> => undefined
  createGain = (): object => ({ gain: part(), connect: () => 0 })
  createOscillator = (): object => ({
    frequency: part(),
    connect: () => 0,
    start: () => made.push('tone'),
    stop: () => 0,
  })
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(10) })
  createBufferSource = (): object => ({ connect: () => 0, start: () => made.push('hiss'), stop: () => 0 })
  createBiquadFilter = (): object => ({ frequency: part(), connect: () => 0 })
}
vi.stubGlobal('AudioContext', Speaker)

describe('sounds', () => {
  it('are soft from the first click or key, and can be switched off and on', async () => {
    expect(settings.volume).toBe('soft')
    await sound('coin')
    expect(made).toEqual([])
    input.used = true
    await sound(undefined)
    expect(made).toEqual([])
    await sound('coin')
    expect(made).toEqual(['tone', 'tone'])
    await sound('card')
    expect(made, 'what comes at the same moment is heard as one').toHaveLength(2)
    settings.keep('volume', 'loud')
    settings.toggleSound()
    expect(settings.volume).toBe('off')
    settings.toggleSound()
    expect(settings.volume).toBe('loud')
  })

  it('stay silent where a browser has none, or refuses them', async () => {
    input.used = true
    for (const refused of [
      undefined,
      class {
        constructor() {
          throw new Error('NotSupportedError')
        }
      },
      class extends Speaker {
        override state = 'suspended'
        override resume = async (): Promise<void> => {
          throw new Error('NotAllowedError')
        }
      },
    ]) {
      vi.resetModules()
      vi.stubGlobal('AudioContext', refused)
      const before = made.length
      await expect(sound('coin')).resolves.toBeUndefined()
      expect(made).toHaveLength(before)
    }
    vi.resetModules()
    vi.stubGlobal('AudioContext', Speaker)
    await sound('knock')
    expect(made.slice(-2), 'so they were really refused').toEqual(['hiss', 'hiss'])
  })

  it.each(Object.entries(VOICES))('%s is short and not louder than all of it', (_, { tones = [], hisses = [] }) => {
    const parts = [...tones.map(([, , , at, long]) => at + long), ...hisses.map(([, at, long]) => at + long)]
    expect(parts.length).toBeGreaterThan(0)
    expect(Math.max(...parts)).toBeLessThanOrEqual(LONGEST)
  })

  it.each([
    [CrooksRoom, ['coin', 'card', 'end']],
    [ScoundrelsRoom, ['coin', 'card']], // its last safe sounds in its own time
    [MayhemRoom, ['coin', 'card', 'end']],
  ])('%o has a sound of its own for a question, one for money, cards and the end', (Room, least) => {
    const { sounds } = new (Room as any)({ cards: {} }, ['Ada'], 0)
    for (const one of Object.values(sounds as Record<string, keyof typeof VOICES>)) expect(VOICES[one]).toBeDefined()
    expect(Object.values(sounds)).toEqual(expect.arrayContaining(least))
  })
})
