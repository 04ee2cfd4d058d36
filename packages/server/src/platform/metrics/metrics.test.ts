import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { finishedWorkout } from '../../test-kit/training.ts'
import { freePort } from '../embedded/postmaster.ts'

const token = 'of a Prometheus '.repeat(2).replaceAll(' ', '-')
let testApp: OwnTestApp
let port: number

beforeAll(async () => {
  port = await freePort()
  testApp = await startTestApp({ env: { METRICS_TOKEN: token, METRICS_PORT: String(port) } })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => testApp.close())

const ask = (authorization?: string) =>
  testApp.app.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })

/** The figures by name and labels, as they are written. */
const figures = async () => {
  const { body } = await ask(`Bearer ${token}`)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

describe('the figures of a server', () => {
  it('are shown on the public port to whoever carries the token, and to nobody else, from wherever they come', async () => {
    expect((await ask(`Bearer ${token}`)).headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, token])
      expect((await ask(wrong)).statusCode).toBe(401)
  })

  it('are shown on a port of the loopback without it, but not to the page of another site', async () => {
    const url = `http://127.0.0.1:${port}/metrics`
    expect(await (await fetch(url)).text()).toContain('fonte_database_up 1')
    const rebound = await new Promise<number | undefined>((resolve) => {
      request(url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode)).end()
    })
    expect(rebound).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/profile`)).status).toBe(404)
  })

  it('keep a server from starting when their port is taken, and say which setting names it', async () => {
    const second = await testApp.another({ env: { METRICS_PORT: String(port) } })
    await expect(second.app.ready()).rejects.toThrow(/^The figures cannot be shown on port \d+ \(METRICS_PORT\): /)
    await second.platform.database.close()
  })

  it('are not there at all unless somebody asked for them', async () => {
    const plain = await startTestApp()
    expect((await plain.app.inject('/metrics')).statusCode).toBe(404)
    await plain.close()
  })

  it('count answers by class, writes by operation, and how long they took', async () => {
    const { client } = await newcomer(testApp)
    const before = await figures()
    await client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
    await client.send('create-workout-history', { body: {} })
    await client.call('get-profile')
    const after = await figures()
    const rise = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(rise('fonte_writes_total{operation="create-workout-history",status_class="2xx"}')).toBe(1)
    expect(rise('fonte_writes_total{operation="create-workout-history",status_class="4xx"}')).toBe(1)
    expect(rise('fonte_answers_total{route_class="read",status_class="2xx"}')).toBe(1)
    expect(rise('fonte_answer_seconds_count{route_class="read"}')).toBe(1)
  })

  it('tell the state of the database, its pool, the jobs, the schema, maintenance and the process', async () => {
    await testApp.client().call('request-password-reset', { body: { email: 'lea@lifters.example' } })
    const now = await figures()
    expect(now.get('fonte_jobs_waiting')).toBeGreaterThanOrEqual(1)
    expect(now.get('fonte_migrations')).toBeGreaterThanOrEqual(11)
    expect(now.get('fonte_maintenance')).toBe(0)
    const names = [
      'fonte_database_connections',
      'fonte_database_waiting',
      'fonte_database_bytes',
      'fonte_backup_failed',
    ]
    const process = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'fonte_streams_open']
    for (const name of [...names, ...process]) expect(now.has(name), name).toBe(true)
  })

  it('say that the database is out of reach, and call what it would tell unknown', async () => {
    const own = await startTestApp({ env: { METRICS_TOKEN: token } })
    own.platform.database.pool.query = (() =>
      Promise.reject(new Error('gone'))) as typeof own.platform.database.pool.query
    const { body } = await own.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect(body).toContain('\nfonte_database_up 0\n')
    expect(body).toContain('\nfonte_jobs_waiting Nan\n')
    await own.close()
  })
})
