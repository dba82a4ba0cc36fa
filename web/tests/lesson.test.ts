/** What stands beside a question when somebody has left a lesson. */

import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'
import type { Live } from '../src/lib/live.svelte'
import { texts } from '../src/lib/texts.svelte'
import { Lesson } from '../src/table/lesson.svelte'

beforeAll(async () => {
  await texts.load('en')
  await texts.need('scoundrels', 'lessons')
})

describe('who has left the lesson', () => {
  const said = async (kind: string): Promise<string> => {
    vi.spyOn(api, 'lesson').mockResolvedValue({
      ask: 'q',
      follows: false,
      step: 0,
      steps: 9,
      chapters: [],
      notes: [],
      words: null,
    })
    const table = { game: 'scoundrels', seats: [{ name: 'Ada' }, { name: 'Bob' }], status: 'running' }
    const lesson = new Lesson({ id: 'one', table, seat: 0, ask: { id: 'q', kind }, sent: false } as unknown as Live)
    await lesson.look()
    flushSync()
    return lesson.text
  }
  it('reads about each question, by its own words or by those of its kind', async () => {
    expect(await said('guard')).toContain('about to go to jail')
    expect(await said('order')).toContain('Choose who goes first')
    expect(await said('room')).toContain('crew is full')
    expect(await said('may-hire')).toContain('optional')
    expect(await said('swap-safe')).toContain('changes places')
    expect(await said('choose-gain-or-free')).toContain('Only one of the two')
  })
})

describe('who watches', () => {
  const said = async (names: string[], status: string): Promise<string> => {
    vi.spyOn(api, 'lesson').mockResolvedValue({
      ask: 'q',
      follows: true,
      step: 1,
      steps: 9,
      chapters: [],
      notes: [{ text: 'four', at: '', rule: '' }],
      words: ['pass'],
    })
    const table = { game: 'scoundrels', seats: names.map((name) => ({ name })), status }
    const lesson = new Lesson({ id: 'one', table, seat: 0, ask: null, sent: false } as unknown as Live)
    await lesson.look()
    flushSync()
    return lesson.text
  }
  it('reads whom or what', async () => {
    expect(await said(['Ada', 'Bob'], 'running')).toContain('what Bob does')
    expect(await said(['Ada', 'Bob', 'Cleo'], 'running')).toContain('what your rivals do')
    expect(await said(['Ada', 'Bob'], 'over')).toContain('scoring')
  })
})
