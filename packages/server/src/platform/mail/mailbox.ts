import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isForThisMachine, isLoopbackUrl } from '../config.ts'
import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { findMailHtml, listMails } from './mail-store.ts'
import { mailboxPage } from './mailbox-page.ts'

/** What proxies, tunnels and networks of delivery add to the calls that they pass on. */
const forwarding = /^(forwarded|via|x-(forwarded|real|client|cluster|original|envoy)\b.*|(cf|fastly|fly|true)-.*)$/

/** Mail is shown locally: no mail server, and a server that only this machine reaches. */
export const hasMailbox = (config: Config): boolean => config.mail === null && isForThisMachine(config)

/** Whether the mailbox answers this request: one that came from this machine itself, through nobody. */
export const mailboxIsOpen = (config: Config, { headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  hasMailbox(config) &&
  isLoopbackUrl(`http://${headers.host ?? ''}`) &&
  !Object.keys(headers).some((name) => forwarding.test(name))

/** Mails may bring styles of their own; nothing else is let in. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const mailNumber = /^\d{1,9}$/

/** Adds `/dev/mailbox` for people and `/dev/mailbox.json` for scripts. */
export const addMailbox = (app: FastifyInstance, config: Config, database: Database): void => {
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mailboxIsOpen(config, request)) throw new Problem('not-found')
    reply.header('cache-control', 'no-store')
  }
  app.get('/dev/mailbox', { onRequest: guard }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy)
    return mailboxPage(await listMails(database.read))
  })
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { onRequest: guard }, async ({ params }, reply) => {
    const html = mailNumber.test(params.id) ? await findMailHtml(Number(params.id), database.read) : undefined
    if (html === undefined) throw new Problem('not-found')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy).send(html)
  })
  app.get('/dev/mailbox.json', { onRequest: guard }, async () => {
    const rows = await listMails(database.read)
    return rows.map(({ recipient, subject, text_body, html_body, links, created_at }) => ({
      to: recipient,
      subject,
      text: text_body,
      html: html_body,
      links,
      created_at: created_at.toISOString(),
    }))
  })
}
