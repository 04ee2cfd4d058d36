import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { addAccountsWithTickets, daysAreCounted } from './admin-rows.ts'
import { growthFigure, timesOf } from './growth-figure.ts'
import { rareWord } from './rare-word.ts'

/** Accounts, and tickets, of the small service. */
const few = 1_000

/** The page whose cost is compared with the first one's. */
const farPage = 20

const callsATurn = 40
const turns = 6

interface Place {
  readonly url: string
  /** The administrator’s Cookie header; a browser’s own cookies would end within minutes. */
  readonly cookie: string
  /** The path of each call, by its name. */
  readonly paths: Readonly<Record<string, string>>
}

/** The path of a page far behind. */
const pathOfPage = async (person: Person, page: number): Promise<string> => {
  let cursor: string | null = null
  for (let at = 1; at < page; at++) {
    const answer: { readonly next: string | null } = await person.call('get-reports', {
      query: cursor === null ? {} : { cursor },
    })
    cursor = answer.next
  }
  return `/api/reports?cursor=${cursor}`
}

const settle = async (server: ServerProcess, pool: pg.Pool, accounts: number): Promise<Place> => {
  const person = await joinFonte(server.url)
  await addAccountsWithTickets(pool, accounts)
  await daysAreCounted(pool)
  await pool.query("UPDATE profiles SET role = 'admin' WHERE id = $1", [person.id])
  await pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'")
  const paths = {
    'tickets, first page': '/api/reports',
    'tickets, one status': '/api/reports?status=En+cours',
    'tickets, selective word': `/api/reports?search=${rareWord}`,
    'tickets, common word': '/api/reports?search=minuteur',
    [`tickets, page ${farPage}`]: await pathOfPage(person, farPage),
    'dashboard, cards': '/api/admin/stats',
    'dashboard, figures': '/api/admin/figures',
  }
  return { url: server.url, cookie: person.cookie, paths }
}

/** Asks for a path, and reads the answer to its end. @throws Error for one that is refused */
const read = async ({ url, cookie }: Place, path: string): Promise<void> => {
  const response = await fetch(url + path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${text}`)
}

/** What tickets and dashboard cost with so many accounts, and as many tickets, instead of a thousand. */
export const measureAdmin = (accounts: number): Promise<Measurement[]> =>
  withServer((little) =>
    withServer((much) =>
      withDatabase(little.databaseUrl(), (fewRows) =>
        withDatabase(much.databaseUrl(), async (manyRows) => {
          const small = await settle(little, fewRows, few)
          const large = await settle(much, manyRows, accounts)
          const figures: Measurement[] = []
          for (const name of Object.keys(small.paths)) {
            const timesIn = (place: Place) => timesOf(callsATurn, () => read(place, place.paths[name] ?? ''))
            figures.push(await growthFigure(name, { small, large }, turns, timesIn))
          }
          return figures
        }),
      ),
    ),
  )
