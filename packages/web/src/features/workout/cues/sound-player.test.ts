import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { play } from './sound-player.ts'

/** Contexts that were made and not closed. */
let open: FakeContext[]
/** The state in which a context is found. */
let state: string

class FakeContext {
  state = state
  readonly resume = vi.fn(async () => {
    this.state = 'running'
  })
  constructor() {
    open.push(this)
  }
  decodeAudioData = async () => ({})
  close = async () => void open.splice(open.indexOf(this), 1)
}

const started = vi.fn()

beforeEach(() => {
  open = []
  state = 'running'
  vi.stubGlobal('reportError', () => undefined)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      connect = () => undefined
      start = started
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  started.mockReset()
})

it('sounds that cannot be fetched leave nothing open, however often they are tried', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  for (let set = 0; set < 3; set += 1) await play('validation')
  expect(open).toEqual([])
  expect(started).not.toHaveBeenCalled()
})

it('sounds go on where a call or a locked screen had interrupted them', async () => {
  state = 'interrupted'
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array()))
  await play('validation')
  expect(open.map(({ resume }) => resume.mock.calls.length)).toEqual([1])
  expect(started).toHaveBeenCalledOnce()
})
