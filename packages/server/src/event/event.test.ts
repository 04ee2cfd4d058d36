import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventsPath } from '@fonte/contract/service/event-names'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { switchMaintenance } from '../maintenance/maintenance-store.ts'
import { listenTo } from '../test-kit/event-stream.ts'
import { block, type Member, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterEach(() => toggle(false))
afterAll(() => testApp.close())

const toggle = (enabled: boolean) => admin.client.call('toggle-maintenance-mode', { body: { enabled } })
const state = (enabled: boolean) => ({ event: 'maintenance', data: { enabled } })
const over = (reason: string) => ({ event: 'session-ended', data: { reason } })

describe('an open page', () => {
  it('hears at once how things stand, signed in or not, through nothing that holds it back', async () => {
    const page = await listenTo(testApp, testApp.client())
    expect(page.first).toEqual(state(false))
    expect(page.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(page.headers['content-encoding']).toBeUndefined()
    await toggle(true)
    const late = await listenTo(testApp, admin.client)
    expect(late.first).toEqual(state(true))
  })

  it('is one that hears: asking for the head alone holds no stream', async () => {
    const ask = () => testApp.app.inject({ method: 'HEAD', url: eventsPath, remoteAddress: '203.0.113.77' })
    expect((await ask()).statusCode).toBe(404)
  })

  it('hears of maintenance, whichever server was told to begin it', async () => {
    const second = await testApp.another()
    const pages = [await listenTo(testApp, testApp.client()), await listenTo(second, second.client())]
    await toggle(true)
    for (const page of pages) expect(await page.next()).toEqual(state(true))
    expect((await second.client().refusal('get-exercises', { query: {} })).code).toBe('maintenance')
    await toggle(false)
    for (const page of pages) expect(await page.next()).toEqual(state(false))
    expect((await second.client().call('get-exercises', { query: {} })).items).toEqual([])
    await second.close()
  })

  it('is told that its session is over when its user is blocked, and its stream ends', async () => {
    const { client, profile } = await newcomer(testApp)
    const page = await listenTo(testApp, client)
    await block(testApp, profile.id)
    expect(await page.next()).toEqual(over('blocked'))
    expect(await page.next()).toBeUndefined()
  })

  it('is told when its device was signed out from another one; nobody else is', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    const pages = { here: await listenTo(testApp, client), phone: await listenTo(testApp, phone) }
    await client.call('sign-out-other-devices', { body: {} })
    expect(await pages.phone.next()).toEqual(over('ended'))
    expect(await pages.phone.next()).toBeUndefined()
    await toggle(true)
    expect(await pages.here.next()).toEqual(state(true))
  })

  it('is told when it signs out itself and when its account is deleted, on another server too', async () => {
    const second = await testApp.another()
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const pages = [await listenTo(second, one.client), await listenTo(second, other.client)]
    await one.client.call('sign-out', { body: {} })
    await other.client.call('delete-user-account', { body: {} })
    for (const page of pages) {
      expect(await page.next()).toEqual(over('ended'))
      expect(await page.next()).toBeUndefined()
    }
    await second.close()
  })

  it('stays connected while its tokens are renewed', async () => {
    const { client } = await newcomer(testApp)
    const page = await listenTo(testApp, client)
    await client.call('refresh-session', { body: {} })
    await toggle(true)
    expect(await page.next()).toEqual(state(true))
  })

  it('with tokens that were never ours hears what everybody hears', async () => {
    const liar = testApp.client()
    liar.jar.set('fonte_access', `${crypto.randomUUID()}.${'A'.repeat(43)}`)
    expect((await listenTo(testApp, liar)).first).toEqual(state(false))
  })
})

describe('a server', () => {
  it('connects again by itself, and learns what happened while it could not hear', async () => {
    const { database } = testApp.platform
    const member = await newcomer(testApp)
    const pages = { visitor: await listenTo(testApp, testApp.client()), member: await listenTo(testApp, member.client) }
    await database.pool.query(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE application_name = 'fonte-events' AND datname = current_database()`,
    )
    await database.transaction((writer) => switchMaintenance(null, true, testApp.clock.now(), writer))
    await block(testApp, member.profile.id)
    expect(await pages.visitor.next()).toEqual(state(true))
    const heard = [await pages.member.next(), await pages.member.next()]
    expect(heard).toContainEqual(over('blocked'))
  })

  it('ends the open streams when it closes, and forgets those whose page went away', async () => {
    const second = await testApp.another()
    await second.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = second.app.server.address() as AddressInfo
    const connect = async () => {
      const call = request({ port, host: '127.0.0.1', path: eventsPath }).end()
      const [answer] = await once(call, 'response')
      await once(answer, 'data')
      return { call, answer }
    }
    const [gone, stays] = [await connect(), await connect()]
    gone.answer.on('error', () => undefined)
    gone.call.destroy()
    const ended = once(stays.answer.resume(), 'end')
    await second.close()
    await ended
  })
})
