import { expect, it } from 'vitest'
import { inPieces } from './in-pieces.ts'

it('work is done in order, and pauses before it has held up a frame', async () => {
  let clock = 0
  const seen: string[] = []
  const tools = { monotonicNow: () => clock, pause: async () => void seen.push('pause') }
  const done = await inPieces(
    [1, 2, 3, 4, 5],
    (item) => {
      clock += 5
      seen.push(String(item))
      return item * 10
    },
    tools,
  )
  expect(done).toEqual([10, 20, 30, 40, 50])
  expect(seen).toEqual(['1', '2', 'pause', '3', '4', 'pause', '5'])
})
