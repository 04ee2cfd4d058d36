// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { events, startEvents } from './events.ts'

vi.mock('./connect-events.ts', () => ({ connectEvents: () => () => undefined }))
vi.mock('../session/session.ts', () => ({
  session: { subscribe: () => undefined, state: { get: () => ({ status: 'signed-out' }) } },
}))

afterEach(() => {
  vi.restoreAllMocks()
})

const happen = (target: EventTarget, name: string, more = {}) =>
  target.dispatchEvent(Object.assign(new Event(name), more))

it('a page that the browser freezes leaves the stream to the others, and stands in line again once it is looked at', () => {
  startEvents()
  const [leave, join] = [vi.spyOn(events, 'leave'), vi.spyOn(events, 'join')]
  happen(document, 'freeze')
  expect(leave).toHaveBeenCalledTimes(1)
  expect(join).not.toHaveBeenCalled()
  happen(document, 'visibilitychange')
  expect(join).toHaveBeenCalled()
})

it('a page that the browser brings back as it was left stands in line anew: its place may be lost', () => {
  startEvents()
  const calls: string[] = []
  vi.spyOn(events, 'leave').mockImplementation(() => void calls.push('leave'))
  vi.spyOn(events, 'join').mockImplementation(() => void calls.push('join'))
  happen(window, 'pageshow', { persisted: false })
  expect(calls).toEqual([])
  happen(window, 'pageshow', { persisted: true })
  expect(calls.slice(0, 2)).toEqual(['leave', 'join'])
})

it('a page that begins to listen has all of them told anew: what it read before was told to nobody here', () => {
  const renew = vi.spyOn(events, 'renew')
  startEvents()
  expect(renew).toHaveBeenCalledTimes(1)
})
