import { beforeEach, describe, expect, it, vi } from 'vitest'
import './page'
import { element } from './board'
import { Follow } from '../src/table/follow'

const box = (y: number) => ({ top: y, bottom: y + 100, height: 100 })
const board = Object.assign(element(), {
  scrollHeight: 2000,
  clientHeight: 400,
  getBoundingClientRect: () => ({ top: 0, bottom: 400, height: 400 }),
  addEventListener: (_: string, done: () => void) => done(),
})
const place = (name: string, y: number) =>
  Object.assign(element(), {
    name,
    parentElement: board,
    getBoundingClientRect: () => box(y),
    scrollIntoView: vi.fn(),
  })
const places = { near: place('near', 100), far: place('far', 900) }
let dialog: unknown = null
const never = new AbortController().signal

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ overflowY: 'auto' }))
  Object.assign(document, {
    querySelector: (selector: string) => (selector === 'dialog[open]' ? dialog : null),
    querySelectorAll: (selector: string) =>
      Object.values(places).filter((one) => selector === `[data-place="${one.name}"]`),
  })
  dialog = null
  for (const one of Object.values(places)) one.scrollIntoView.mockClear()
})

describe('the board', () => {
  const show = (follow: Follow, name: string): Promise<void> => follow.show(['gone', name], never)
  it('scrolls to what happens out of sight', async () => {
    await show(new Follow(), 'far')
    expect(places.far.scrollIntoView).toHaveBeenCalledOnce()
    await show(new Follow(), 'near')
    expect(places.near.scrollIntoView).not.toHaveBeenCalled()
  })
  it('stays where the player has scrolled it, until the next decision', async () => {
    const follow = new Follow()
    follow.release()
    await show(follow, 'far')
    expect(places.far.scrollIntoView).not.toHaveBeenCalled()
    follow.restart()
    await show(follow, 'far')
    expect(places.far.scrollIntoView).toHaveBeenCalledOnce()
  })
  it('stays under an open dialog', async () => {
    dialog = {}
    await show(new Follow(), 'far')
    expect(places.far.scrollIntoView).not.toHaveBeenCalled()
  })
})
