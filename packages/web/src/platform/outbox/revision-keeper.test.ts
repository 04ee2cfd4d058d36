import { beforeEach, describe, expect, it } from 'vitest'
import { RevisionKeeper } from './revision-keeper.ts'

let rows: Map<string, unknown>
let fallen: number[]
let resets: number[]
/** What putting back waits for. */
let putBack: Promise<void>

const nobodys = () =>
  new RevisionKeeper({
    storage: {
      kept: async (name) => rows.get(name),
      keep: async (name, value) => void rows.set(name, value),
    },
    wasRestored: async ({ number }) => {
      await putBack
      fallen.push(number)
    },
    wasReset: ({ resetAt }) => resets.push(resetAt),
  })

const open = async (userId = 'ada') => {
  const keeper = nobodys()
  await keeper.serve(userId)
  return keeper
}

/** Lets everything be done that was begun. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  rows = new Map()
  fallen = []
  resets = []
  putBack = Promise.resolve()
})

describe('what a device has read', () => {
  /** A page that is told so with the session of who is served then. */
  const opened = async (said: string) => {
    const keeper = nobodys()
    keeper.receive(said, keeper.seen)
    await keeper.serve('ada')
    return keeper
  }

  it('is all as new as the number that came with the session, on a device that knew nothing before', async () => {
    const keeper = await opened('7 0')
    keeper.receive('8 0', keeper.seen)
    expect([keeper.hasReadAll(7), keeper.hasReadAll(8)]).toEqual([true, false])
  })

  it('may be older than that on a device that knew something before', async () => {
    rows.set('revision:ada', { userId: 'ada', number: 7, resetAt: 0 })
    expect((await opened('7 0')).hasReadAll(7)).toBe(false)
  })

  it('may be older than any answer to who has just signed in: they were asked for at the same time', async () => {
    const keeper = await open()
    keeper.receive('7 0', keeper.seen)
    expect(keeper.hasReadAll(7)).toBe(false)
  })

  it('is not known of who is served next', async () => {
    const keeper = await opened('7 0')
    await keeper.serve('ben')
    expect(keeper.hasReadAll(7)).toBe(false)
  })

  it('may be of another past once the server was restored', async () => {
    const keeper = await opened('7 0')
    keeper.receive('6 0', keeper.seen)
    expect([keeper.hasReadAll(7), keeper.hasReadAll(6)]).toEqual([false, false])
  })
})

describe('the highest number that a device has seen', () => {
  it('is remembered by the page that comes next', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    await settled()
    const next = await open()
    next.receive('56 0', next.seen)
    await settled()
    expect(fallen).toEqual([56])
  })

  it('that an answer stays below says that the server was restored, once', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    const before = keeper.seen
    keeper.receive('50 0', before)
    keeper.receive('51 0', before)
    keeper.receive('52 0', keeper.seen)
    await settled()
    expect(fallen).toEqual([50])
    expect(keeper.seen?.number).toBe(52)
  })

  it('stays the higher one for the page that comes next, until all that was lost is in the queue again', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    await settled()
    let done = () => {}
    putBack = new Promise((resolve) => {
      done = resolve
    })
    keeper.receive('50 0', keeper.seen)
    keeper.receive('51 0', keeper.seen)
    await settled()
    expect((await open()).seen?.number).toBe(57)
    done()
    await settled()
    expect((await open()).seen?.number).toBe(51)
  })

  it('is not judged by an answer that is older than it, however late it comes', async () => {
    const keeper = await open()
    const whenAsked = keeper.seen
    keeper.receive('6 0', keeper.seen)
    keeper.receive('5 0', whenAsked)
    expect(fallen).toEqual([])
    expect(keeper.seen?.number).toBe(6)
  })

  it('is each person’s own, also for an answer that was meant for the one before', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    const hers = keeper.seen
    await keeper.serve('bob')
    keeper.receive('3 0', hers)
    keeper.receive('4 0', keeper.seen)
    expect(fallen).toEqual([])
    expect(keeper.seen).toMatchObject({ userId: 'bob', number: 4 })
  })

  it('takes no nonsense', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    for (const said of ['', 'x 0', '12', '1.5 0', '58 x', '58 1.5', 'NaN NaN']) keeper.receive(said, keeper.seen)
    expect(fallen).toEqual([])
    expect(keeper.seen?.number).toBe(57)
  })

  it('tells of a reset on any device, once', async () => {
    const keeper = await open()
    keeper.receive('5 0', keeper.seen)
    keeper.receive('9 8', keeper.seen)
    keeper.receive('10 8', keeper.seen)
    expect(resets).toEqual([8])
  })

  it('is not heard of while nobody is served', async () => {
    const told: number[] = []
    const keeper = new RevisionKeeper({
      storage: { kept: async () => undefined, keep: async (_, value) => void rows.set('kept', value) },
      wasRestored: async ({ number }) => void told.push(number),
      wasReset: ({ resetAt }) => told.push(resetAt),
    })
    keeper.receive('5 3', undefined)
    await keeper.keepAgain()
    expect([keeper.seen, told, rows.size]).toEqual([undefined, [], 0])
  })

  it('is kept again where the device forgot it', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    await settled()
    rows.clear()
    await keeper.keepAgain()
    expect((await open()).seen?.number).toBe(57)
  })

  it('says that the server was restored once more where it falls below the first fall', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    const before = keeper.seen
    keeper.receive('50 0', before)
    keeper.receive('40 0', before)
    keeper.receive('40 0', before)
    await settled()
    expect(fallen).toEqual([50, 40])
    expect(keeper.seen?.number).toBe(40)
  })

  it('stays as high as it is where only the reset is news, and the reset where only the number is', async () => {
    const keeper = await open()
    const atFirst = keeper.seen
    keeper.receive('6 4', keeper.seen)
    keeper.receive('5 5', atFirst)
    expect(keeper.seen).toMatchObject({ number: 6, resetAt: 5 })
    keeper.receive('7 4', atFirst)
    expect(keeper.seen).toMatchObject({ number: 7, resetAt: 5 })
    expect(resets).toEqual([4, 5])
  })

  it('is not written again while it stays the same', async () => {
    const keeper = await open()
    keeper.receive('57 0', keeper.seen)
    const seen = keeper.seen
    await settled()
    rows.clear()
    keeper.receive('57 0', keeper.seen)
    await settled()
    expect([keeper.seen === seen, rows.size, fallen]).toEqual([true, 0, []])
  })
})
