/** A lesson's bubble next to what it is about. */

import { describe, expect, it } from 'vitest'
import { between, disjoint, nextTo, type Box } from '../src/table/bubble'

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
  it('stands as near as it can where nothing next to its boxes is free', () => {
    const all = [box(0, 0, 1000, 400), box(0, 440, 600, 260)]
    const found = nextTo(SIZE, [box(100, 380, 100, 100)], all, SCREEN)
    expect(found).toMatchObject({ tip: null, x: 600, y: 400 })
  })
  it('leaves clear what stands between the boxes of a column', () => {
    expect(between([box(100, 0), box(120, 400), box(500, 400)])).toEqual([box(120, 100, 80, 300)])
  })
  it('lights what several boxes cover, each spot once', () => {
    const lit = disjoint([box(0, 0), box(50, 50), box(300, 0)])
    for (const [x, y] of [
      [10, 10],
      [60, 60],
      [120, 120],
      [120, 20],
      [310, 5],
    ] as const) {
      const over = lit.filter((one) => one.x <= x && x < one.x + one.width && one.y <= y && y < one.y + one.height)
      expect(over.length).toBe(x === 120 && y === 20 ? 0 : 1)
    }
  })
  it('has no place where everything is taken', () => {
    expect(nextTo(SIZE, [box(0, 0, 1000, 650)], [], SCREEN)).toBe(null)
  })
})
