import { routes } from '@fonte/contract/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiProblem } from '../api/api-problem.ts'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import { ada, openTab, pass, refusal, startAnew, storage } from './test-kit/outbox-kit.ts'

type Body = z.input<(typeof routes)['create-workout-history']['body']>

const instant = '2026-11-22T12:00:00.000Z'
const set = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }

const workout = (id: string, details: object): Body => ({
  id: `019a0000-0000-7000-8000-00000000000${id}`,
  program_id: null,
  program_name: 'Jambes',
  duration_minutes: 0,
  started_at: instant,
  completed_at: instant,
  sent_at: instant,
  sets: [{ ...set, ...details }],
})

/** What the server of version 0.3.0 takes of a workout: four fields a set, and nothing else. */
const formerBody = z.strictObject({
  ...Object.fromEntries(Object.keys(workout('0', {})).map((field) => [field, z.unknown()])),
  sets: z.array(
    z.strictObject({ exercise_id: z.string(), exercise_name: z.string(), reps: z.int(), weight: z.number() }),
  ),
})

let serverBody: z.ZodMiniType
let stored: Body[]

const problemOf = (error: z.core.$ZodError) => ({
  type: 'about:blank' as const,
  title: 'invalid input',
  status: 400,
  code: 'invalid-input' as const,
  request_id: 'r-1',
  errors: error.issues.map(({ code, path }) => ({ path: ['body', ...path].join('.'), reason: code })),
})

const workoutKind: OutboxKind<Body> = {
  kind: 'workout',
  label: ({ program_name }) => program_name,
  async send(body) {
    const { error } = z.safeParse(serverBody, body)
    if (error) throw new ApiProblem(problemOf(error))
    stored.push(body)
    return body
  },
}

beforeEach(() => {
  startAnew()
  stored = []
  serverBody = formerBody
  registerOutboxKinds(workoutKind as OutboxKind<unknown>)
})

describe('a server of the version before', () => {
  it('takes a workout whose sets say nothing that it does not know', async () => {
    const tab = await openTab()
    const plain = workout('1', {})
    await tab.enqueue(workoutKind, { entityKey: 'history:1', payload: plain })
    await tab.wake()
    expect([stored, tab.entries.get()]).toEqual([[plain], []])
  })

  it('lets a workout that says more wait, whole and with its reason, until a newer server takes it', async () => {
    const tab = await openTab()
    const told = workout('2', { kind: 'drop', rir: 1 })
    await tab.enqueue(workoutKind, { entityKey: 'history:2', payload: told })
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ last_error: 'older-server', refusal: null, attempts: 1, payload: told }])
    expect(await storage.rows('outbox', ada)).toMatchObject([{ payload: told }])

    await tab.enqueue(workoutKind, { entityKey: 'history:3', payload: workout('3', {}) })
    await tab.wake()
    expect(stored).toEqual([workout('3', {})])

    serverBody = routes['create-workout-history'].body
    pass(300_000)
    await tab.wake()
    expect([stored, tab.entries.get()]).toEqual([[workout('3', {}), told], []])
  })

  it('lets a write wait whose operation it does not have, and takes no other absence for an older server', async () => {
    const unknown = { ...workoutKind, kind: 'unknown', send: () => Promise.reject(refusal('not-found', 404)) }
    const newer: OutboxKind<Body> = { ...unknown, kind: 'newer', isNewOperation: true }
    registerOutboxKinds(unknown as OutboxKind<unknown>, newer as OutboxKind<unknown>)
    const tab = await openTab()
    await tab.enqueue(newer, { entityKey: 'gym', payload: workout('5', {}) })
    await tab.enqueue(unknown, { entityKey: 'history:6', payload: workout('6', {}) })
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([
      { kind: 'newer', last_error: 'older-server', refusal: null },
      { kind: 'unknown', last_error: 'not-found', refusal: { code: 'not-found' } },
    ])
    registerOutboxKinds({ ...workoutKind, kind: 'newer' } as OutboxKind<unknown>)
    pass(300_000)
    await tab.wake()
    expect(stored).toEqual([workout('5', {})])
  })

  it('is not taken for what refuses a figure: that is set aside for its person to decide', async () => {
    serverBody = routes['create-workout-history'].body
    const tab = await openTab()
    await tab.enqueue(workoutKind, { entityKey: 'history:4', payload: workout('4', { rir: 0.25 }) })
    await tab.wake()
    expect(tab.entries.get()).toMatchObject([{ refusal: { code: 'invalid-input' } }])
  })
})
