import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { createLanes, publishedLanes } from './lanes.ts'

const one = { running: 1, waiting: 1 }
const lanes = () =>
  createLanes({ read: one, 'heavy-read': { running: 2, waiting: 2 }, export: one, write: one, entry: one })
const never = new AbortController().signal

describe('the calls of one person', () => {
  it('run so many at once, then wait in their order, then are refused with a time to come back', async () => {
    const { enter } = lanes()
    const order: number[] = []
    const enterAs = async (number: number) => {
      const leave = await enter('heavy-read', 'zoe', never)
      order.push(number)
      return leave
    }
    const [leaveFirst, leaveSecond] = [await enterAs(1), await enterAs(2)]
    const [third, fourth] = [enterAs(3), enterAs(4)]
    await expect(enterAs(5)).rejects.toMatchObject({ code: 'too-many-at-once', details: { retryAfter: 2 } })
    expect(order).toEqual([1, 2])
    leaveFirst()
    await third
    expect(order).toEqual([1, 2, 3])
    leaveSecond()
    await fourth
    expect(order).toEqual([1, 2, 3, 4])
  })

  it('hold up neither another lane nor anybody else', async () => {
    const { enter } = lanes()
    await enter('write', 'zoe', never)
    await expect(enter('read', 'zoe', never)).resolves.toBeTypeOf('function')
    await expect(enter('write', 'marc', never)).resolves.toBeTypeOf('function')
  })

  it('give up their place when their caller goes', async () => {
    const { enter } = lanes()
    const caller = new AbortController()
    const leave = await enter('write', 'zoe', never)
    const waiting = enter('write', 'zoe', caller.signal)
    caller.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    const next = enter('write', 'zoe', never)
    leave()
    await expect(next).resolves.toBeTypeOf('function')
  })

  it('let everybody else’s work in between, however many there are and however soon each of them ends', async () => {
    const { enter } = createLanes({ ...publishedLanes, write: { running: 1, waiting: 2 } })
    let begun = 0
    const pass = async () => {
      const leave = await enter('write', 'zoe', never)
      begun += 1
      leave()
    }
    const [first, ...others] = [pass(), pass()]
    await first
    others.push(pass())
    await new Promise(process.nextTick)
    expect(begun).toBe(1)
    await new Promise(setImmediate)
    expect(begun).toBe(2)
    await Promise.all(others)
    expect(begun).toBe(3)
  })
})
