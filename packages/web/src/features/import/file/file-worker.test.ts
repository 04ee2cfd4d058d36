import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkerAnswer, WorkerCall } from '../worker/worker-calls.ts'
import { type FileAsk, FileWorker } from './file-worker.ts'
import type { PlanRequest } from './import-file.ts'

let posted: WorkerCall<FileAsk>[]
let answered: number
let answer: (message: WorkerAnswer) => void

/** A worker whose answers are given by hand. */
class HandWorker {
  addEventListener(type: string, listen: (event: { readonly data: WorkerAnswer }) => void) {
    if (type === 'message') answer = (data) => listen({ data })
  }
  postMessage(call: WorkerCall<FileAsk>) {
    posted.push(call)
  }
}

/** Lets go on what waits for an answer that was given. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Has all answered that the worker was asked, and what is asked because of it. */
async function answerAll(): Promise<void> {
  await settle()
  while (answered < posted.length) {
    const number = posted[answered]?.number ?? 0
    answered += 1
    answer({ number, value: `answer ${number}` })
    await settle()
  }
}

const logOf = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `${name} ${index}` }) as LogEntry)

const answering = (weightUnit: 'kg' | 'lb') => ({ answers: { weightUnit } }) as PlanRequest

/** What the worker was asked, in its order. */
const asked = () =>
  posted.map(({ ask }) => {
    if (ask.do === 'know') return `${ask.isFirst ? 'first' : 'then'} ${ask.entries.length} from ${ask.entries[0]?.id}`
    return ask.do === 'plan' ? `plan in ${ask.request.answers.weightUnit}` : ask.do
  })

const nothing = { zone: false, changed: false, gone: false, duplicates: false }

beforeEach(() => {
  posted = []
  answered = 0
  vi.stubGlobal('Worker', HandWorker)
})

afterEach(() => vi.unstubAllGlobals())

it('plans once all of the log has crossed, and then only what was answered last', async () => {
  const worker = new FileWorker()
  const log = logOf(600, 'log')
  const plans = [worker.plan(log, answering('kg')), worker.plan(log, answering('lb'))]
  await answerAll()
  expect(asked()).toEqual(['first 250 from log 0', 'then 250 from log 250', 'then 100 from log 500', 'plan in lb'])
  expect(await Promise.all(plans)).toEqual([null, 'answer 4'])
})

it('lets a log that changed follow the one before it, so that no piece of one comes into the other', async () => {
  const worker = new FileWorker()
  void worker.plan(logOf(300, 'before'), answering('kg'))
  void worker.plan(logOf(300, 'after'), answering('kg'))
  await answerAll()
  expect(asked()).toEqual([
    'first 250 from before 0',
    'then 50 from before 250',
    'first 250 from after 0',
    'then 50 from after 250',
    'plan in kg',
  ])
})

it('tells the same log once', async () => {
  const worker = new FileWorker()
  const log = logOf(1, 'log')
  void worker.plan(log, answering('kg'))
  await answerAll()
  void worker.plan(log, answering('lb'))
  await answerAll()
  expect(asked()).toEqual(['first 1 from log 0', 'plan in kg', 'plan in lb'])
})

it('sends what was answered last, be it that the log has not crossed when the import is asked for', async () => {
  const worker = new FileWorker()
  void worker.plan(logOf(1, 'log'), answering('kg'))
  await answerAll()
  const changed = logOf(300, 'changed')
  void worker.plan(changed, answering('kg'))
  const parts = worker.parts(nothing)
  void worker.plan(changed, answering('lb'))
  await answerAll()
  expect(asked().slice(-2)).toEqual(['plan in lb', 'parts'])
  expect(await parts).toBe(`answer ${posted.length}`)
})

it('sends nothing of a file whose last plan failed', async () => {
  const worker = new FileWorker()
  const plan = worker.plan([], answering('kg'))
  const parts = worker.parts(nothing)
  const outcomes = Promise.allSettled([plan, parts])
  await settle()
  answer({ number: 1, failure: 'out of memory' })
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked()).toHaveLength(1)
})
