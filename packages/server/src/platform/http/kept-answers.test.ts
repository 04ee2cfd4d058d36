import { describe, expect, it } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

const bytes = (text: string) => Buffer.from(text)

/** Makes an answer and counts how often it was asked to. */
const maker = (text: string, keeps = true) => {
  const made = { count: 0, make: async () => ({ body: bytes(text), keeps }) }
  return {
    made,
    make: () => {
      made.count += 1
      return made.make()
    },
  }
}

describe('kept answers', () => {
  it('are made once, also for those who ask at the same time', async () => {
    const kept = createKeptAnswers(100)
    const { made, make } = maker('programmes')
    const together = await Promise.all([kept.get('a', make), kept.get('a', make)])
    expect([...together, await kept.get('a', make)].map(String)).toEqual(['programmes', 'programmes', 'programmes'])
    expect(made.count).toBe(1)
  })

  it('are made anew when they changed while they were made', async () => {
    const kept = createKeptAnswers(100)
    const { made, make } = maker('programmes', false)
    await kept.get('a', make)
    await kept.get('a', make)
    expect(made.count).toBe(2)
  })

  it('are made anew after a failure', async () => {
    const kept = createKeptAnswers(100)
    await expect(kept.get('a', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away')
    expect(String(await kept.get('a', maker('back').make))).toBe('back')
  })

  it('make way, those asked for longest ago first, when there is no more room', async () => {
    const kept = createKeptAnswers(20)
    const [first, second, third] = [maker('12345678'), maker('23456789'), maker('34567890')]
    await kept.get('first', first.make)
    await kept.get('second', second.make)
    await kept.get('first', first.make)
    await kept.get('third', third.make)
    await kept.get('first', first.make)
    await kept.get('second', second.make)
    expect([first.made.count, second.made.count]).toEqual([1, 2])
  })

  it('that are larger than all the room are not kept, and push nobody out', async () => {
    const kept = createKeptAnswers(10)
    const [small, large] = [maker('12345678'), maker('more than ten')]
    await kept.get('small', small.make)
    await kept.get('large', large.make)
    await kept.get('large', large.make)
    await kept.get('small', small.make)
    expect([small.made.count, large.made.count]).toEqual([1, 2])
  })
})
