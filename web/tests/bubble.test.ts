/** A lesson's bubble next to what it is about. */

import { describe, expect, it } from 'vitest'
import { nextTo, type Box } from '../src/table/bubble'

const SCREEN = { width: 1000, height: 700 }
const SIZE = { width: 300, height: 100 }
const box = (x: number, y: number, width = 100, height = 100): Box => ({ x, y, width, height })

describe('a bubble', () => {
  it('stands above its box, else where there is room', () => {
    expect(nextTo(SIZE, [box(450, 400)], [], SCREEN)).toMatchObject({ side: 'above', x: 350, y: 284 })
    expect(nextTo(SIZE, [box(450, 20)], [], SCREEN)).toMatchObject({ side: 'right' })
    expect(nextTo(SIZE, [box(850, 20)], [], SCREEN)).toMatchObject({ side: 'left' })
    expect(nextTo(SIZE, [box(0, 0, 1000, 100)], [], SCREEN)).toMatchObject({ side: 'below', y: 116 })
  })
  it('points at the middle of its box', () => {
    expect(nextTo(SIZE, [box(450, 640, 100, 40)], [], SCREEN)).toMatchObject({ side: 'above', y: 524, tip: 150 })
    expect(nextTo(SIZE, [box(0, 640, 100, 40)], [], SCREEN)).toMatchObject({ x: 10, tip: 40 })
  })
  it('stands above what lies between, and does not point at that', () => {
    const strip = box(0, 590, 1000, 40)
    expect(nextTo(SIZE, [box(450, 640, 100, 40)], [strip], SCREEN)).toMatchObject({ side: 'above', y: 474, tip: null })
  })
  it('covers no box and nothing that it must avoid, and stays on the screen', () => {
    let placed = 0
    for (let n = 0; n < 500; n++) {
      const one = (): Box => box((n * 137) % 900, (n * 71) % 600, 20 + ((n * 31) % 200), 20 + ((n * 17) % 90))
      const [at, led, other] = [one(), box((n * 53) % 900, (n * 29) % 600), box((n * 7) % 800, (n * 11) % 600)]
      const found = nextTo(SIZE, [at, led], [other], SCREEN)
      if (!found) continue
      placed++
      for (const { x, y, width, height } of [at, led, other])
        expect(found.x + 300 <= x || x + width <= found.x || found.y + 100 <= y || y + height <= found.y).toBe(true)
      expect(Math.min(found.x, found.y, 1000 - found.x - 300, 700 - found.y - 100)).toBeGreaterThanOrEqual(0)
    }
    expect(placed).toBeGreaterThan(300)
  })
  it('has no place where everything is taken', () => {
    expect(nextTo(SIZE, [box(0, 0, 1000, 650)], [], SCREEN)).toBe(null)
  })
})
