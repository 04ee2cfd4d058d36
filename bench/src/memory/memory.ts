import { launchServer, type ServerProcess, type ServerProcessOptions } from '@fonte/server/test-kit/server-process'
import { measureAnswer } from '../api/answer-size.ts'
import { costOf } from '../api/load.ts'
import { browserHeaders } from '../api/subjects.ts'
import { settleMembers } from '../kit/life.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withDataFolder } from '../kit/own-server.ts'
import type { Person } from '../kit/person.ts'
import { cpuOf, memoryOf } from '../kit/processes.ts'

const calls = 50_000
const exports = 100
const signIns = 1000

/** How long (ms) a server has to give memory back. */
const pause = 60_000

/** Enough for what one person may read in a minute. */
const members = 36

/** At once. */
const connections = 8

const paths = [
  '/api/programs',
  '/api/predefined-programs',
  '/api/workout-history',
  '/api/workout-history/totals',
  '/api/workout-history/last-sets',
  '/api/exercises?form=short',
  '/api/muscle-groups',
  '/api/profile',
]

/** Every list as browsers ask for it, once anew for each time that it is had already. */
const mixedCalls = async ({ url, pid }: ServerProcess, people: readonly Person[]): Promise<void> => {
  for (const status of [200, 304]) {
    const requests = []
    for (const { cookie } of people) {
      for (const path of paths) {
        const headers = { cookie, ...browserHeaders }
        const { etag } = await measureAnswer(url + path, headers)
        requests.push({ path, headers: status === 304 ? { ...headers, 'if-none-match': etag } : headers })
      }
    }
    await costOf(pid, { url, amount: calls / 2, status, requests })
  }
}

/** Does `work` so many times, eight at once. */
const repeat = async (times: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < times; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: connections }, worker))
}

/** Sends as a browser does, each time from another address, as a whole town does. Throws when it is refused. */
const post = async (url: string, index: number, body: object, cookie = ''): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...browserHeaders,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
      cookie,
    },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

/** What a day's work leaves in the server's process. */
interface DaysWork {
  /** Memory of the process in MB: at its end, and a minute later. */
  readonly after: number
  readonly later: number
  /** CPU of the process in s. */
  readonly cpu: number
}

/** Starts a server that has members, has it do a day's work, and watches it for a minute. */
const watchDay = (options: Pick<ServerProcessOptions, 'nodeOptions' | 'env'> = {}): Promise<DaysWork> =>
  // A data folder of its own: a person may have so many exports an hour, and so many sessions.
  withDataFolder(async (dataDir) => {
    const first = await launchServer({ dataDir })
    const people = await settleMembers(first, members).finally(() => first.end())
    const person = (index: number): Person => people[index % people.length] as Person
    const server = await launchServer({ dataDir, ...options, env: { ...options.env, TRUST_PROXY: '1' } })
    try {
      await mixedCalls(server, people)
      await repeat(exports, (index) => post(`${server.url}/api/personal-data/export`, index, {}, person(index).cookie))
      await repeat(signIns, (index) =>
        post(`${server.url}/api/session`, index, { ...person(index).credentials, remember: true }),
      )
      const after = memoryOf(server.pid)
      const cpu = cpuOf(server.pid).own / 1000
      await new Promise((resolve) => setTimeout(resolve, pause))
      return { after, later: memoryOf(server.pid), cpu }
    } finally {
      await server.end()
    }
  })

/** Without the setting of the C library's allocator. */
const plainEnvironment = { MALLOC_ARENA_MAX: undefined }

/** What the server's process needs for a day's work, as it is started and as Node would start it by itself. */
export const measureMemory = async (): Promise<Measurement[]> => {
  const plain = await watchDay({ nodeOptions: [], env: plainEnvironment })
  const ours = await watchDay()
  const name = 'memory after 50,000 calls, 100 exports and 1,000 sign-ins'
  return [
    { name, measured: ours.after, unit: 'MB', bar: { atMost: 200 } },
    { name: '… a minute later', measured: ours.later, unit: 'MB', bar: { atMost: 160 } },
    {
      name: '… CPU, in comparison with Node’s own settings',
      measured: ours.cpu / plain.cpu,
      unit: '×',
      bar: { atMost: 1.05 },
    },
    { name: '… memory with Node’s own settings', measured: plain.after, unit: 'MB' },
    { name: '… a minute later with these', measured: plain.later, unit: 'MB' },
  ]
}
