import { describe, expect, it } from 'vitest'
import { createBlocks } from './blocks.ts'

describe('a block', () => {
  it('holds until its time has come, and for its key alone', () => {
    let now = 1_000
    const blocks = createBlocks(() => now)
    blocks.add('a', 500)
    expect([blocks.timeLeft('a'), blocks.timeLeft('b')]).toEqual([500, 0])
    now = 1_400
    expect(blocks.timeLeft('a')).toBe(100)
    now = 1_500
    expect(blocks.timeLeft('a')).toBe(0)
  })

  it('gives way to newer ones when there are too many, those that are over first', () => {
    let now = 0
    const blocks = createBlocks(() => now)
    blocks.add('first', 5_000)
    blocks.add('short', 1)
    for (let i = 2; i < 10_000; i += 1) blocks.add(`other ${i}`, 5_000)
    now = 10
    blocks.add('one more', 5_000)
    expect(blocks.timeLeft('first')).toBe(4_990)
    blocks.add('yet another', 5_000)
    expect([blocks.timeLeft('first'), blocks.timeLeft('one more')]).toEqual([0, 5_000])
  })
})
