// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '../../platform/session/session.ts'
import { sessionOf } from '../../platform/session/test-kit/session-kit.ts'
import { storage } from '../../platform/storage/storage.ts'
import { followSessionTime } from './session-end.ts'

const { events } = vi.hoisted(() => ({ events: { on: () => () => undefined } }))

vi.mock('../../platform/events/events.ts', () => ({ events }))

/** Whose session the cookie names. */
let cookie: string

beforeEach(async () => {
  cookie = 'fonte_session=ada'
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  session.receive({ type: 'signed-in', session: sessionOf('ada'), remember: true })
  await vi.waitFor(() => expect(session.state.get()).toMatchObject({ user: { id: 'ada' } }))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

describe('a page that the browser brings back as it was left', () => {
  followSessionTime()

  it('shows nothing of somebody who has logged out meanwhile, with or without a network', () => {
    cookie = ''
    comeBack(true)
    expect(session.state.get().status).toBe('signed-out')
  })

  it('shows nothing of who was here before somebody else logged in', () => {
    cookie = 'fonte_session=bob'
    comeBack(true)
    expect(session.state.get().status).toBe('signed-out')
  })

  it('stays with whoever is still logged in, and asks the server', () => {
    const verify = vi.spyOn(session, 'verify')
    comeBack(true)
    expect(session.state.get()).toMatchObject({ user: { id: 'ada' } })
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('and one that is opened ask the server in their own way', () => {
    const verify = vi.spyOn(session, 'verify')
    comeBack(false)
    expect(verify).not.toHaveBeenCalled()
  })
})

it('a device that was emptied gets back who is logged in and the key that locks their work once they log out', async () => {
  const answer = { ...sessionOf('ada'), lock_key: btoa(String.fromCharCode(...new Array(32).fill(1))) }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  await storage.keep('language', 'fr')
  await deleteDB('fonte')
  await storage.keep('language', 'fr')
  await vi.waitFor(async () => {
    expect(await storage.kept('session')).toMatchObject({ user: { id: 'ada' } })
    expect(await storage.kept('lock-key')).toEqual({ userId: 'ada', key: answer.lock_key })
  })
})
