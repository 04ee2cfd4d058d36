import { afterEach, expect, it, vi } from 'vitest'
import { untilDrawnAndIdle, untilIdle, whenDrawnAndIdle } from './idle.ts'

/** A page whose frames and quiet moments come when the test says so. */
function page() {
  const frames: (() => void)[] = []
  const quiet: (() => void)[] = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', (wish: number) => void frames.splice(wish - 1, 1))
  vi.stubGlobal('requestIdleCallback', (work: () => void) => quiet.push(work))
  vi.stubGlobal('cancelIdleCallback', (wish: number) => void quiet.splice(wish - 1, 1))
  return { frames, quiet }
}

afterEach(() => vi.unstubAllGlobals())

it('what is put off comes once the page is drawn and nothing else presses, and costs one frame', async () => {
  const { frames, quiet } = page()
  const moment = untilDrawnAndIdle()
  expect([frames.length, quiet.length]).toEqual([1, 0])
  frames.pop()?.()
  expect([frames.length, quiet.length]).toEqual([0, 1])
  quiet.pop()?.()
  await moment
})

it('a quiet moment asks for no frame', async () => {
  const { frames, quiet } = page()
  const moment = untilIdle()
  expect(frames).toEqual([])
  quiet.pop()?.()
  await moment
})

it('a browser that does not tell its quiet moments gives way by one frame', async () => {
  const { frames } = page()
  vi.stubGlobal('window', {})
  const moment = untilIdle()
  expect(frames).toHaveLength(1)
  frames.pop()?.()
  await moment
  expect(frames).toEqual([])
})

it('is called off before its frame, and after it', () => {
  const { frames, quiet } = page()
  const work = vi.fn()
  whenDrawnAndIdle(work)()
  const callOff = whenDrawnAndIdle(work)
  frames.pop()?.()
  callOff()
  expect([frames, quiet, work.mock.calls]).toEqual([[], [], []])
})
