import { describe, expect, it, vi } from 'vitest'
import { texts } from '../src/lib/texts.svelte'

/** The house's German comes late, as over a slow line. */
vi.mock('../../src/skulduggery/locale/de.ftl', async (original) => {
  await new Promise((done) => setTimeout(done, 200))
  return original()
})

describe('texts', () => {
  it('that are needed while a language is on its way are there afterwards', async () => {
    await texts.load('en')
    const spoken = texts.load('de')
    const needed = texts.need('mayhem')
    const more = texts.need('mayhem', 'rules')
    await Promise.all([needed, more])
    await spoken
    expect(texts.language).toBe('de')
    expect(texts.say('mayhem-title', undefined, 'mayhem')).not.toBe('mayhem-title')
    expect(texts.parts('mayhem').length).toBeGreaterThan(3)
    await texts.load('it')
    expect(texts.parts('mayhem').length).toBeGreaterThan(3)
  })

  it('of some pages only are there when these are, in every language', async () => {
    await texts.load('en')
    expect(texts.has('web-lab-intro')).toBe(false)
    let read = ''
    const needed = texts.need('', 'pages').then(() => (read = texts.say('web-lab-before')))
    const spoken = texts.load('de') // in the same moment
    await needed
    expect([texts.language, read]).toEqual(['de', 'Jetzt'])
    await spoken
    await texts.load('en')
    expect(texts.say('web-lab-before')).toBe('Now')
    expect(texts.has('review-title')).toBe(false)
    await Promise.all([texts.need('', 'review'), texts.need('', 'problems')])
    expect(['review-title', 'problem-file', 'web-lab-before'].map((id) => texts.has(id))).toEqual([true, true, true])
    expect(texts.has('fair-list'), 'the terminal says this').toBe(false)
  })
})
