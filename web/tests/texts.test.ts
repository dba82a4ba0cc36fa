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
})
