import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { type Config, isForThisMachine, isLoopbackUrl } from '../config.ts'
import type { Database } from '../database.ts'
import { answerUnknownPath, bareHeaders, handleErrors } from '../http/errors.ts'
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

const withoutControls = /^\P{Cc}+$/u

/** The address whose mails alone a script asks for; undefined for everybody’s. PostgreSQL takes no NUL in a text. */
const recipientIn = ({ query }: Pick<FastifyRequest, 'query'>): string | undefined => {
  const { to } = query as { readonly to?: unknown }
  return typeof to === 'string' && withoutControls.test(to) ? to : undefined
}

const mailNumber = /^\d{1,9}$/

/** The mailbox itself, below `/${key}`, as a small server of its own. */
const buildMailbox = (key: string, database: Database): FastifyInstance => {
  const app = fastify({ forceCloseConnections: true })
  handleErrors(app)
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers(bareHeaders)
    if (!isLoopbackUrl(`http://${headers.host ?? ''}`)) throw new Problem('not-found')
  })
  app.setNotFoundHandler(answerUnknownPath)
  app.get(`/${key}/mailbox`, async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy)
    return mailboxPage(await listMails(database.read))
  })
  app.get<{ Params: { id: string } }>(`/${key}/mailbox/:id`, async ({ params }, reply) => {
    const html = mailNumber.test(params.id) ? await findMailHtml(Number(params.id), database.read) : undefined
    if (html === undefined) throw new Problem('not-found')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', contentPolicy).send(html)
  })
  app.get(`/${key}/mailbox.json`, async (request) => {
    const rows = await listMails(database.read, recipientIn(request))
    return rows.map(({ recipient, subject, text_body, html_body, links, created_at }) => ({
      to: recipient,
      subject,
      text: text_body,
      html: html_body,
      links,
      created_at: created_at.toISOString(),
    }))
  })
  return app
}

/**
 * Adds `/dev/mailbox` for people and `/dev/mailbox.json` for scripts. Both lead to a port of the loopback that listens from
 * the first such call on: whoever comes through a proxy that adds nothing looks like this machine, but cannot follow there.
 */
export const addMailbox = (app: FastifyInstance, config: Config, database: Database): void => {
  if (!hasMailbox(config)) return
  const key = randomBytes(16).toString('base64url')
  const mailboxes = new Set<FastifyInstance>()
  let listening: Promise<string> | undefined
  const open = async (): Promise<string> => {
    const mailbox = buildMailbox(key, database)
    mailboxes.add(mailbox)
    try {
      return await mailbox.listen({ host: config.host === 'localhost' ? '127.0.0.1' : config.host, port: 0 })
    } catch (error) {
      // No port was free, or no file: the next call may find one.
      listening = undefined
      throw error
    }
  }
  const place = (): Promise<string> => {
    listening ??= open()
    return listening
  }
  app.addHook('onClose', () => Promise.all([...mailboxes].map((mailbox) => mailbox.close())))
  for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
    app.get(path, async (request, reply) => {
      if (!mailboxIsOpen(config, request)) throw new Problem('not-found')
      reply.header('cache-control', 'no-store')
      const to = recipientIn(request)
      const asked = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
      const location = `${await place()}${path.replace('/dev', `/${key}`)}${asked}`
      // A script that does not follow sees where to go.
      return reply.code(307).header('location', location).send({ location })
    })
  }
}
