import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { endingWithCaller, whileCallerWaits } from '../../statements/caller-scope.ts'
import { compress } from './encoding.ts'
import { createKeptAnswers } from './kept-answers.ts'

const bytes = (text: string) => Buffer.from(text)

/** Makes an answer and counts how often it was asked to. */
const maker = (text: string) => {
  const made = { count: 0 }
  return {
    made,
    make: async () => {
      made.count += 1
      return { body: bytes(text), plainSize: text.length, digest: '' }
    },
  }
}

describe('kept answers', () => {
  it('are made once, also for those who ask at the same time', async () => {
    const kept = createKeptAnswers(100)
    const { made, make } = maker('programmes')
    const together = await Promise.all([kept.get('a', make), kept.get('a', make)])
    const bodies = [...together, await kept.get('a', make)].map(({ body }) => String(body))
    expect(bodies).toEqual(['programmes', 'programmes', 'programmes'])
    expect(made.count).toBe(1)
  })

  it('are made anew after a failure', async () => {
    const kept = createKeptAnswers(100)
    await expect(kept.get('a', () => Promise.reject(new Error('the database is away')))).rejects.toThrow('away')
    expect(String((await kept.get('a', maker('back').make)).body)).toBe('back')
  })

  it('are made to the end while anybody waits, and anew when all who waited had gone', async () => {
    const kept = createKeptAnswers(100)
    const caller = () => new AbortController()
    const [first, second, third] = [caller(), caller(), caller()]
    const begun: (() => void)[] = []
    const make = async () => {
      await new Promise<void>((resolve) => begun.push(resolve))
      // As each statement does: it is not sent for a caller who has gone.
      return endingWithCaller({} as pg.PoolClient, async () => ({
        body: bytes('programmes'),
        plainSize: 10,
        digest: '',
      }))
    }
    const ask = (gone: AbortController, key = 'a') => whileCallerWaits(gone.signal, () => kept.get(key, make))
    const together = [ask(first), ask(second)]
    first.abort()
    begun[0]?.()
    expect((await Promise.all(together)).map(({ body }) => String(body))).toEqual(['programmes', 'programmes'])
    const alone = ask(second, 'b')
    second.abort()
    const next = ask(third, 'b')
    for (const go of begun) go()
    await expect(alone).rejects.toThrow('aborted')
    expect(String((await next).body)).toBe('programmes')
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

  it('hold on to no more memory than their bytes, however these were compressed', async () => {
    const answers = createKeptAnswers(100)
    for (const encoding of ['zstd', 'br', 'gzip'] as const) {
      const body = await compress(encoding, Buffer.from('push '.repeat(10)), 'low')
      await answers.get(encoding, async () => ({ body, plainSize: 50, digest: '' }))
      const known = answers.known(encoding)?.body
      expect([encoding, known?.equals(body), known?.buffer.byteLength]).toEqual([encoding, true, body.length])
    }
  })
})
