import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import { ApiProblem } from '../../api/api-problem.ts'
import { openIdbBackend } from '../../storage/idb-backend.ts'
import { type BrowserStorage, createStorage } from '../../storage/storage.ts'
import { lockUntilFrozen } from '../../tabs/lock.ts'
import { Outbox, type OutboxTools } from '../outbox.ts'
import { type OutboxKind, registerOutboxKinds } from '../outbox-kind.ts'

/** What the kit’s writes carry. */
export interface Payload {
  readonly name: string
  readonly version?: number
}

/** Who is signed in. */
export const ada = 'ada'

/** What the server received, in order, and what it answers instead of "stored". */
export let received: string[]
export let trouble: Map<string, unknown>
let time: number
let elapsed: number
/** Where the person’s changes stand. */
let revision: number
/** The reads that were asked for again. */
export let renewed: string[]
export let wakeUps: { readonly ms: number; readonly work: () => void }[]
export let storage: BrowserStorage

/** A refusal of the server’s. */
export const refusal = (code: ProblemCode, status: number, retryAfter?: number) => {
  const problem: ProblemAnswer = { type: 'about:blank', title: code, status, code, request_id: 'r-1' }
  return new ApiProblem(problem, retryAfter)
}

/** A kind of write whose server is this kit. */
export const kind: OutboxKind<Payload, { version: number }> = {
  kind: 'test',
  label: (payload) => payload.name,
  async send(payload) {
    const failure = trouble.get(payload.name)
    if (failure) throw failure
    received.push(payload.version === undefined ? payload.name : `${payload.name} v${payload.version}`)
    return { version: 8 }
  },
  reads: ['things'],
  rebase: (payload, earlier) => ({ ...payload, version: (earlier as { version: number }).version }),
  hadArrived: (problem) => problem.code === 'not-found',
}

/** A tab of this device; `user` null while nobody is known. */
export const openTab = async (changes: Partial<OutboxTools> = {}, user: string | null = ada): Promise<Outbox> => {
  // A tab of the test before that is still busy tells that test, and finds nothing more to send.
  const [own, told] = [storage, renewed]
  const tab = new Outbox({
    storage: {
      ...own,
      async rows(store, user) {
        const rows = await own.rows(store, user)
        return own === storage ? rows : []
      },
    },
    lock: lockUntilFrozen,
    now: () => time,
    elapsed: () => elapsed,
    random: () => 1,
    revision: () => revision,
    renew: (reads, show) => told.push(...reads.map((read) => (show ? `${read}, shown` : String(read)))),
    maySend: () => true,
    announce: () => undefined,
    later: (ms, work) => wakeUps.push({ ms, work }),
    ...changes,
  })
  await tab.serve(user)
  return tab
}

/** A row of the queue, but for what it carries. */
export const blank = {
  id: 'blank',
  user_id: ada,
  enqueued_at: 0,
  hold_until: 0,
  attempts: 0,
  last_error: null,
  refusal: null,
}
/** The names of what waits. */
export const names = (tab: Outbox) => tab.entries.get().map((entry) => (entry.payload as Payload).name)
/** Puts a write into the queue. */
export const add = (tab: Outbox, name: string, entityKey = name, holdFor = 0) =>
  tab.enqueue(kind, { entityKey, payload: { name }, holdFor })

/** A tab with a new program that the server does not take, and a change of that program behind it, both tried once. */
export const openWithRefusedProgram = async (failure: unknown) => {
  trouble.set('create', failure)
  const tab = await openTab()
  const create = await add(tab, 'create', 'program')
  const change = await add(tab, 'change', 'program')
  await tab.wake()
  return { tab, create, change }
}

/** A device that nothing was ever kept on, and a server that stores all it is sent; before each test. */
export function startAnew(): void {
  received = []
  trouble = new Map()
  wakeUps = []
  renewed = []
  time = 1_000_000
  elapsed = 0
  revision = 1
  globalThis.indexedDB = new IDBFactory()
  storage = createStorage((onClosed) => openIdbBackend('test', onClosed))
  registerOutboxKinds(kind)
}

/** Lets time (ms) go by; below 0 the device’s clock is set back. */
export const pass = (ms: number): void => {
  time += ms
  elapsed += Math.max(0, ms)
}

/** Has the server say where the person’s changes stand. */
export const standAt = (number: number): void => {
  revision = number
}
