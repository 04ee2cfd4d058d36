import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type HeldTable, holdTable } from '../../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { finishedWorkout } from '../../test-kit/training.ts'
import { sharedByCallers, whileCallerWaits } from './caller-scope.ts'

let testApp: OwnTestApp
let member: Member
let hold: HeldTable

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.app.listen()
})

// Nobody’s answers are kept from the test before.
beforeEach(async () => {
  member = await newcomer(testApp)
})

afterAll(() => testApp.close())

/** A call over a real connection, which its caller may cut. */
const send = (method: string, path: string, body = ''): ClientRequest => {
  const { port } = testApp.app.server.address() as AddressInfo
  const headers = {
    cookie: member.client.jar.header(),
    origin: testApp.platform.config.publicUrl,
    ...(body && { 'content-type': 'application/json' }),
  }
  const call = request({ port, method, path, headers, agent: false })
  call.on('error', () => undefined)
  call.end(body)
  return call
}

describe('work that several callers wait for', () => {
  const endless = () => sharedByCallers(() => new Promise<never>(() => undefined))

  it('ends once those who wait have gone, also where somebody had gone before they could wait', () => {
    const first = new AbortController()
    const shared = endless()
    void whileCallerWaits(first.signal, () => shared.join())
    void whileCallerWaits(AbortSignal.abort(), () => shared.join())
    expect(shared.isAbandoned()).toBe(false)
    first.abort()
    expect(shared.isAbandoned()).toBe(true)
  })

  it('ends where its only caller had gone before it began', () => {
    const shared = endless()
    void whileCallerWaits(AbortSignal.abort(), () => shared.join())
    expect(shared.isAbandoned()).toBe(true)
  })
})

describe('a statement', () => {
  it('ends in the database when its caller is gone, and so do the calls that waited for their turn', async () => {
    hold = await holdTable(testApp.platform.database.pool, 'workout_sets')
    const calls = [1, 2, 3, 4].map(() => send('GET', '/api/workout-history/last-sets'))
    // They are of one answer: one statement asks for it.
    await hold.isWaitedFor()
    for (const call of calls) call.destroy()
    await vi.waitUntil(async () => (await hold.waiting()) === 0, { timeout: 10_000 })
    const [answer] = await Promise.all([member.client.call('get-profile'), hold.release()])
    expect(answer.id).toBe(member.profile.id)
    expect((await member.client.call('get-last-sets')).items).toEqual([])
    expect(testApp.log.filter(({ level }) => level >= 40)).toEqual([])
  })

  it('goes on for the next one who waits for the same answer when the first one has gone', async () => {
    hold = await holdTable(testApp.platform.database.pool, 'workout_sets')
    const first = send('GET', '/api/workout-history/last-sets')
    await hold.isWaitedFor()
    const second = member.client.copy().call('get-last-sets')
    const closed = new Promise((resolve) => first.once('close', resolve))
    first.destroy()
    await closed
    await hold.release()
    expect((await second).items).toEqual([])
  })

  it('of one person is one of two heavy ones at most, and somebody else is answered meanwhile', async () => {
    const other = await newcomer(testApp)
    hold = await holdTable(testApp.platform.database.pool, 'workout_sets')
    const calls = Array.from({ length: 23 }, () => member.client.copy().send('get-last-sets', {}))
    await hold.isWaitedFor()
    // Two are worked on, twenty wait; whichever came last is refused at once.
    expect((await Promise.race(calls)).body).toMatchObject({ code: 'too-many-at-once' })
    expect((await other.client.call('get-programs')).items).toEqual([])
    expect(await hold.waiting()).toBe(1)
    await hold.release()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 22 }, () => 200), 429])
  })

  it('of a write is finished though its caller is gone', async () => {
    hold = await holdTable(testApp.platform.database.pool, 'workout_sets')
    const body = finishedWorkout(testApp.clock.now())
    const call = send('POST', '/api/workout-history', JSON.stringify(body))
    await hold.isWaitedFor()
    const closed = new Promise((resolve) => call.once('close', resolve))
    call.destroy()
    await closed
    await hold.release()
    await vi.waitUntil(async () => (await member.client.call('get-workout-totals')).sessions === 1, { timeout: 10_000 })
  })
})
