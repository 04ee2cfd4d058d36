import { fc } from '@fonte/domain/test-kit/properties'
import { describe, expect, it } from 'vitest'
import { type Claimant, createFairQueue } from './fair-queue.ts'

const limits = { running: 1, waiting: 6, perSource: 4, perAccount: 2 }

/** A queue whose tasks end one by one when `end` is called, and the order in which they began. */
const steppedQueue = (bounds = limits) => {
  const queue = createFairQueue(bounds)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (source: string, account: string) => {
    const task = () => {
      begun.push(`${source} ${account}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    return queue({ source, account }, task).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    )
  }
  /** Ends the task that runs, and lets the next one begin. */
  const end = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end }
}

describe('work that costs much', () => {
  it('is refused to an address that has too much under way, and done for any other', async () => {
    const { ask, begun, end } = steppedQueue()
    const flood = ['a', 'b', 'c', 'd', 'e'].map((account) => ask('gym', account))
    expect(await flood[4]).toBe('too-many-at-once')
    const other = ask('home', 'z')
    for (let i = 0; i < 5; i += 1) await end()
    expect(await Promise.all([...flood.slice(0, 4), other])).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(begun).toHaveLength(5)
    const again = ask('gym', 'e')
    await end()
    expect(await again).toBe('done')
  })

  it('is refused to an account that has too much under way, and done for its neighbours behind the same address', async () => {
    const { ask, end } = steppedQueue()
    const one = [ask('gym', 'a'), ask('gym', 'a'), ask('gym', 'a')]
    expect(await one[2]).toBe('too-many-at-once')
    const neighbour = ask('gym', 'b')
    for (let i = 0; i < 3; i += 1) await end()
    expect(await Promise.all([one[0], one[1], neighbour])).toEqual(['done', 'done', 'done'])
  })

  it('holds nobody off an account by what somebody asks for elsewhere', async () => {
    const { ask, end } = steppedQueue()
    const stranger = [ask('stranger', 'a'), ask('stranger', 'a')]
    const owner = ask('home', 'a')
    for (let i = 0; i < 3; i += 1) await end()
    expect(await Promise.all([...stranger, owner])).toEqual(['done', 'done', 'done'])
  })

  it('is done by turns: who asks for one thing waits behind one of each other address, however many they asked for', async () => {
    const { ask, begun, end } = steppedQueue()
    const all = [
      ask('x', 'a'),
      ask('x', 'b'),
      ask('x', 'c'),
      ask('x', 'd'),
      ask('y', 'a'),
      ask('y', 'b'),
      ask('z', 'a'),
    ]
    for (let i = 0; i < 7; i += 1) await end()
    await Promise.all(all)
    expect(begun).toEqual(['x a', 'y a', 'z a', 'x b', 'y b', 'x c', 'x d'])
  })

  it('is refused to everybody, with a time to come back, when all that may wait does', async () => {
    const queue = createFairQueue({ ...limits, waiting: 0 })
    const running = queue({ source: 'x', account: 'a' }, async () => 'done')
    const refused = queue({ source: 'y', account: 'a' }, async () => 'done')
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 2 } })
    expect(await running).toBe('done')
  })

  it('makes room again when it fails', async () => {
    const queue = createFairQueue({ running: 1, waiting: 0, perSource: 1, perAccount: 1 })
    const claimant: Claimant = { source: 'x', account: 'a' }
    const failing = queue(claimant, () => Promise.reject(new Error('no memory')))
    await expect(failing).rejects.toThrow('no memory')
    expect(await queue(claimant, async () => 'done')).toBe('done')
  })

  it('runs never more at once than it may, and all that it took', async () => {
    const source = fc.constantFrom('x', 'y', 'z')
    const account = fc.constantFrom('a', 'b', 'c')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ source, account }), { maxLength: 20 }), async (claimants) => {
        const queue = createFairQueue({ running: 2, waiting: 8, perSource: 5, perAccount: 3 })
        let [now, most, done] = [0, 0, 0]
        const task = async () => {
          now += 1
          most = Math.max(most, now)
          await new Promise((resolve) => setImmediate(resolve))
          now -= 1
          done += 1
        }
        const results = await Promise.allSettled(claimants.map((claimant) => queue(claimant, task)))
        expect(most).toBeLessThanOrEqual(2)
        expect(done).toBe(results.filter(({ status }) => status === 'fulfilled').length)
      }),
    )
  })
})
