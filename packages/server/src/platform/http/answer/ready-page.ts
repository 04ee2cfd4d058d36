import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReady, type ReadyText, sendReady } from './ready-body.ts'

/** What the page of one request says about its server. */
export type PageMarks = (request: FastifyRequest) => readonly string[]

/** Answers a request with a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const withMarks = (html: string, marks: readonly string[]): string =>
  html.replace('</head>', `${marks.map((name) => `<meta name="${name}" content="1">`).join('')}</head>`)

/** Sends a page that stays the same while the server runs, but for its few marks; browsers ask anew each time. */
export const readyPage = (html: string, marks: PageMarks): SendPage => {
  const ready = new Map<string, ReadyText>()
  return async (request, reply) => {
    const names = marks(request)
    const page = ready.get(names.join()) ?? createReady(withMarks(html, names))
    ready.set(names.join(), page)
    reply.type('text/html; charset=utf-8')
    reply.header('cache-control', reply.statusCode === 200 ? 'no-cache' : 'no-store')
    return sendReady(page, request, reply)
  }
}
