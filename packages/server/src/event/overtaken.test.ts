import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DB } from '../generated/database.ts'
import { newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { createPeople } from './people.ts'
import { createStreams } from './streams.ts'
import { createTicketNews } from './ticket-news.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)

/** A reader whose next answer is read from the database and then on its way until it is let go. */
const slowReader = () => {
  const [answered, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isFirst = true
  const reader = (testApp.platform.database.read as Kysely<DB>).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isFirst) return result
      isFirst = false
      answered.resolve()
      await letGo.promise
      return result
    },
  })
  return { reader, answered: answered.promise, letGo: letGo.resolve }
}

describe('an answer that is overtaken by that to a later question', () => {
  it('makes nobody an administrator again', async () => {
    const { profile } = await newcomer(testApp)
    await promote(testApp, profile.id)
    const people = createPeople(testApp.platform.config)
    const { reader, answered, letGo } = slowReader()
    const late = people.refresh([profile.id], reader)
    await answered
    await query("UPDATE profiles SET role = 'user' WHERE id = $1", profile.id)
    expect(await people.refresh([profile.id], reader)).toEqual([profile.id])
    letGo()
    expect(await late).toEqual([])
    expect(people.mayAdminister(profile.id)).toBe(false)
  })

  it('tells no page a number of open tickets that is no longer true', async () => {
    const { profile } = await newcomer(testApp)
    await promote(testApp, profile.id)
    const people = createPeople(testApp.platform.config)
    await people.refresh([profile.id], testApp.platform.database.read)
    const streams = createStreams()
    const page = streams.open({ address: '', session: { id: 'session', userId: profile.id } }, { enabled: false })
    const { reader, answered, letGo } = slowReader()
    const news = createTicketNews(people, streams, reader)
    const greeting = news.tell(profile.id, () => true)
    await answered
    const ticket = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Le minuteur ne sonne pas.' }
    await (await newcomer(testApp)).client.call('create-report', { body: ticket })
    await news.refresh()
    letGo()
    await greeting
    const told = [...String(page.read()).matchAll(/event: tickets\ndata: (.*)/g)].map(([, data = '']) =>
      JSON.parse(data),
    )
    expect(told).toEqual([{ open: 1 }, { open: 1 }])
    streams.close()
  })
})
