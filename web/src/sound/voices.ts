/** Sounds made on the spot from a few oscillators and some noise, so that no sound file is loaded. */

import type { Sound } from '../room'

/** A tone: what swings, from which pitch to which (Hz), when it begins and how long it fades (s), how loud it is. */
type Tone = [wave: OscillatorType, from: number, to: number, at: number, long: number, level: number]
/** A hiss: around which pitch, when, how long, how loud. */
type Hiss = [around: number, at: number, long: number, level: number]
interface Voice {
  tones?: Tone[]
  hisses?: Hiss[]
}

const strike = (pitch: number, at: number, level = 0.5): Tone[] => [
  ['sine', pitch, pitch, at, 0.5, level],
  ['sine', pitch * 4, pitch * 4, at, 0.12, level / 4],
]
const pluck = (pitch: number, at: number): Tone => ['triangle', pitch * 1.02, pitch, at, 0.45, 0.6]
const knock = (at: number): Hiss[] => [
  [240, at, 0.09, 1.6],
  [900, at, 0.04, 0.6],
]

export const VOICES: Record<Sound, Voice> = {
  coin: {
    tones: [
      ['sine', 1319, 1319, 0, 0.12, 0.3],
      ['sine', 1976, 1976, 0.06, 0.22, 0.3],
    ],
  },
  card: {
    hisses: [
      [2200, 0, 0.07, 0.7],
      [1100, 0.04, 0.06, 0.5],
    ],
  },
  knock: { hisses: knock(0) },
  look: { tones: [['sine', 520, 780, 0, 0.18, 0.25]] },
  /** A gavel, twice, and something dropped. */
  caught: { tones: [['sawtooth', 196, 98, 0.3, 0.5, 0.25]], hisses: [...knock(0), ...knock(0.16)] },
  shot: { tones: [['sine', 140, 45, 0, 0.3, 0.7]], hisses: [[1400, 0, 0.3, 1.2]] },
  engine: {
    tones: [
      ['sawtooth', 46, 88, 0, 0.34, 0.35],
      ['sawtooth', 47, 60, 0.28, 0.4, 0.3],
    ],
    hisses: [[160, 0, 0.6, 0.8]],
  },
  neon: {
    tones: [
      ['square', 120, 120, 0, 0.07, 0.1],
      ['square', 120, 120, 0.12, 0.2, 0.1],
    ],
  },
  end: { tones: [...strike(392, 0), ...strike(494, 0.14), ...strike(587, 0.28), ...strike(784, 0.42)] },
  /** My turn: a vibraphone in the city, a guitar in the West, two horns on the road. */
  city: { tones: [...strike(587, 0), ...strike(880, 0.13)] },
  west: { tones: [pluck(196, 0), pluck(247, 0.1), pluck(294, 0.2)] },
  road: {
    tones: [
      ['sawtooth', 220, 220, 0, 0.3, 0.16],
      ['sawtooth', 277, 277, 0, 0.3, 0.16],
    ],
  },
}
/** The least seconds between two sounds; faster ones merge into one. */
const APART = 0.06

let context: AudioContext | null = null
let crackle: AudioBuffer
let last = -1

/** Returns a gain that rises at once and fades. */
function fading(now: AudioContext, out: AudioNode, at: number, long: number, level: number): GainNode {
  const gain = now.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(level, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  gain.connect(out)
  return gain
}

function noise(now: AudioContext): AudioBuffer {
  const buffer = now.createBuffer(1, now.sampleRate, now.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}

/** Plays a sound as loud as `level` (0 to 1). Throws or waits where the browser allows none. */
export async function play(name: Sound, level: number): Promise<void> {
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
  if (context.currentTime - last < APART && last >= 0) return
  last = context.currentTime
  const begin = last + 0.01
  const out = context.createGain()
  out.gain.value = level
  out.connect(context.destination)
  const { tones = [], hisses = [] } = VOICES[name]
  for (const [wave, from, to, at, long, loud] of tones) {
    const tone = context.createOscillator()
    tone.type = wave
    tone.frequency.setValueAtTime(from, begin + at)
    tone.frequency.exponentialRampToValueAtTime(to, begin + at + long)
    tone.connect(fading(context, out, begin + at, long, loud))
    tone.start(begin + at)
    tone.stop(begin + at + long)
  }
  for (const [around, at, long, loud] of hisses) {
    const hiss = context.createBufferSource()
    hiss.buffer = crackle ??= noise(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = around
    hiss.connect(band)
    band.connect(fading(context, out, begin + at, long, loud))
    hiss.start(begin + at)
    hiss.stop(begin + at + long)
  }
}
