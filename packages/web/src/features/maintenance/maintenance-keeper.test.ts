import { beforeEach, describe, expect, it } from 'vitest'
import { MaintenanceKeeper } from './maintenance-keeper.ts'

type Answer = { enabled: boolean }

let kept: Map<string, unknown>
let online: boolean
let time: number
let planned: { at: number; work: () => void }[]
let questions: PromiseWithResolvers<Answer>[]
let keeper: MaintenanceKeeper

beforeEach(() => {
  kept = new Map()
  online = true
  time = 0
  planned = []
  questions = []
  keeper = new MaintenanceKeeper({
    storage: {
      kept: async (name) => kept.get(name),
      keep: async (name, value) => void (value === undefined ? kept.delete(name) : kept.set(name, value)),
    },
    ask: () => {
      const question = Promise.withResolvers<Answer>()
      questions.push(question)
      return question.promise
    },
    isOnline: () => online,
    now: () => time,
    random: () => 0.5,
    later: (ms, work) => {
      const plan = { at: time + ms, work }
      planned.push(plan)
      return () => {
        planned = planned.filter((other) => other !== plan)
      }
    },
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))
const isClosed = () => keeper.closed.get()

const answer = async (enabled: boolean, question = questions.length - 1) => {
  questions[question]?.resolve({ enabled })
  await settled()
}

const start = async (enabled: boolean) => {
  void keeper.start()
  await settled()
  await answer(enabled)
}

const pass = async (ms: number) => {
  time += ms
  const due = planned.filter(({ at }) => at <= time)
  planned = planned.filter(({ at }) => at > time)
  for (const { work } of due) work()
  await settled()
}

describe('what a tab knows of maintenance', () => {
  it('is at the start what the server answers', async () => {
    await start(true)
    expect(isClosed()).toBe(true)
    expect(kept.get('maintenance')).toBe(true)
  })

  it('is what was last known until the server answers', async () => {
    kept.set('maintenance', true)
    void keeper.start()
    await settled()
    expect(isClosed()).toBe(true)
    await answer(false)
    expect(isClosed()).toBe(false)
    expect(kept.size).toBe(0)
  })

  it('without a network is not taken from the last visit', async () => {
    kept.set('maintenance', true)
    online = false
    void keeper.start()
    await settled()
    expect(isClosed()).toBe(false)
  })

  it('follows the events: at once into it, and out of it within two seconds', async () => {
    await start(false)
    keeper.receive(true)
    expect(isClosed()).toBe(true)
    keeper.receive(false)
    expect(isClosed()).toBe(true)
    await pass(2_000)
    expect(isClosed()).toBe(false)
    expect(planned).toEqual([])
  })

  it('stays closed when it begins again before the pages came back', async () => {
    await start(true)
    keeper.receive(false)
    keeper.receive(true)
    await pass(2_000)
    expect(isClosed()).toBe(true)
  })

  it('heeds no answer that an event has overtaken', async () => {
    void keeper.start()
    await settled()
    keeper.receive(true)
    await answer(false)
    expect(isClosed()).toBe(true)
  })

  it('is asked for again while closed, also after no answer came', async () => {
    await start(true)
    await pass(30_000)
    questions[1]?.reject(new Error('no answer'))
    await settled()
    expect(isClosed()).toBe(true)
    await pass(30_000)
    await answer(false)
    expect(isClosed()).toBe(false)
    await pass(60_000)
    expect(questions).toHaveLength(3)
  })

  it('is asked for once when calls are refused for it', async () => {
    await start(false)
    keeper.refused()
    keeper.refused()
    expect(questions).toHaveLength(2)
    await answer(true)
    expect(isClosed()).toBe(true)
    keeper.refused()
    expect(questions).toHaveLength(2)
  })

  it('stays open when a refusal was older than the end', async () => {
    await start(false)
    keeper.refused()
    await answer(false)
    expect(isClosed()).toBe(false)
  })
})
