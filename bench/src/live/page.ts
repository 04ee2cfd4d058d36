import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import type { EventData } from '@fonte/contract/service/event'
import { eventsPath } from '@fonte/contract/service/event-names'
import { browserHeaders } from '../api/subjects.ts'

/** What a page shows of the community. */
export interface Shown {
  /** What it reads. */
  readonly path: string
  /** Ids of the posts and programs that it is about; null for a list, which every change concerns. */
  readonly about: ReadonlySet<string> | null
}

/** A page that is open, as the server sees it: it listens, and reads what it shows anew when it is told that this moved. */
export interface Page {
  readonly shown: Shown
  /** Versions of the posts that it was told. */
  readonly told: ReadonlySet<string>
  /** Answers to its reads, by their status. */
  readonly answers: ReadonlyMap<number, number>
  /** The version that its last read answered with, as its ETag; null before the first. */
  etag(): string | null
  close(): void
}

/** What a page does about an event is spread over so long (ms), and done at most so often, as the web app does it. */
const spreadOver = 2_000
const atMostEvery = 2_000

/** The answer to a GET; a connection that was reset before it carried the request is replaced, as browsers do. */
const answerOf = (
  url: string,
  options: { headers: Record<string, string>; agent: Agent; localAddress: string },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = get(url, options, resolve)
    request.once('error', (error: NodeJS.ErrnoException) => {
      const isFresh = !request.reusedSocket && error.syscall !== 'connect'
      if (error.code === 'ECONNRESET' && !isFresh) resolve(answerOf(url, options))
      else reject(error)
    })
  })

/** Which version of the posts a list says that it has. */
const versionIn = (body: Buffer): string => {
  const { version } = JSON.parse(zstdDecompressSync(body).toString()) as { version?: string }
  if (version === undefined) throw new Error('a list of posts without its version')
  return version
}

/** The browser that a page is open in: its cookies, and the network address that it calls from. */
export interface Browser {
  readonly cookie: string
  readonly localAddress: string
}

/** Whether news concern what a page shows that has heard of the version `heard` before, as the web app judges it. */
const concerns = ({ about }: Shown, heard: string, { since, moved }: EventData['posts']): boolean =>
  about === null || !moved || since === undefined || since > heard || moved.some((id) => about.has(id))

/** Opens a page of a browser. `random` answers 0 to 1. */
export const openPage = async (
  url: string,
  { cookie, localAddress }: Browser,
  random: () => number,
  agent: Agent,
  shown: Shown,
): Promise<Page> => {
  const told = new Set<string>()
  const answers = new Map<number, number>()
  let etag: string | null = null
  /** The version of the posts that it was told last, and that of the list that it has. */
  let wanted = ''
  let held = ''
  let last = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let reads = Promise.resolve()
  const read = async () => {
    // As the web app: a list that is as new as the last news is not asked for again.
    if (shown.about === null && held >= wanted) return
    last = performance.now()
    const known = etag === null ? {} : { 'if-none-match': etag }
    const headers = { ...browserHeaders, ...known, cookie }
    const answer = await answerOf(`${url}${shown.path}`, { headers, agent, localAddress })
    const { statusCode = 0 } = answer
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
    etag = answer.headers.etag ?? etag
    const body = await buffer(answer)
    if (statusCode === 200 && shown.about === null) held = versionIn(body)
  }
  const plan = () => {
    if (timer) return
    const at = Math.max(performance.now() + random() * spreadOver, last + atMostEvery)
    timer = setTimeout(
      () => {
        timer = undefined
        // One after the other, as the web app reads: an older answer never comes after a newer one.
        reads = reads.then(read)
      },
      Math.max(0, at - performance.now()),
    )
  }
  const stream = await answerOf(`${url}${eventsPath}`, { headers: { cookie }, agent: new Agent(), localAddress })
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = `${text}${chunk}`.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, data] = /^event: posts\ndata: (.+)$/.exec(part) ?? []
      if (data === undefined) continue
      const news = JSON.parse(data) as EventData['posts']
      if (told.has(news.version)) continue
      told.add(news.version)
      const concerned = concerns(shown, wanted, news)
      wanted = news.version
      if (concerned) plan()
    }
  })
  stream.on('error', () => undefined)
  return {
    shown,
    told,
    answers,
    etag: () => etag,
    close: () => {
      clearTimeout(timer)
      stream.destroy()
    },
  }
}
