import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { endingWithCaller, whileCallerWaits } from './caller-scope.ts'
import { gatherLookUps } from './gathered.ts'

/** Looks up what `rows` holds, up to three ids at once, and notes which ids were asked for together. */
const openLookUps = (rows: Map<string, string>) => {
  const asked: (readonly string[])[] = []
  const find = gatherLookUps(async (ids) => {
    asked.push(ids)
    return new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)]] : [])))
  }, 3)
  return { asked, find }
}

describe('a look-up by id', () => {
  it('shares a statement with all that come at the same moment, and gets its own row or none', async () => {
    const { asked, find } = openLookUps(
      new Map([
        ['a', 'Ada'],
        ['b', 'Bea'],
      ]),
    )
    expect(await Promise.all(['b', 'x', 'a', 'b'].map(find))).toEqual(['Bea', undefined, 'Ada', 'Bea'])
    expect(asked).toEqual([['b', 'x', 'a']])
  })

  it('goes with a further statement where there are too many for one', async () => {
    const { asked, find } = openLookUps(new Map([['d', 'Dora']]))
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(find))).toEqual([undefined, undefined, undefined, 'Dora'])
    expect(asked).toEqual([['a', 'b', 'c'], ['d']])
  })

  it('is answered by what is so after it asked, whatever was answered before', async () => {
    const rows = new Map([['a', 'Ada']])
    const { asked, find } = openLookUps(rows)
    expect(await find('a')).toBe('Ada')
    rows.delete('a')
    expect(await find('a')).toBeUndefined()
    expect(asked).toEqual([['a'], ['a']])
  })

  it('fails with the others of its statement, and no later one does', async () => {
    let isBroken = true
    const find = gatherLookUps(async (ids) => {
      if (isBroken) throw new Error('the database has gone')
      return new Map(ids.map((id) => [id, id]))
    }, 3)
    const failures = await Promise.allSettled(['a', 'b'].map(find))
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await find('a')).toBe('a')
  })

  it('is answered also where the caller who asked first has gone', async () => {
    const find = gatherLookUps(
      (ids) => endingWithCaller({} as pg.PoolClient, async () => new Map(ids.map((id) => [id, id]))),
      3,
    )
    const gone = new AbortController()
    const first = whileCallerWaits(gone.signal, () => find('a'))
    const second = find('b')
    gone.abort()
    expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  })
})
