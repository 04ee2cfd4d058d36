import { createRequire } from 'node:module'
import type { FastifyBaseLogger } from 'fastify'
import type nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Mail } from './mail-template.ts'

/**
 * Loaded where a mail server is set: without one it would be memory for nothing. As CommonJS: its other form imports all
 * that `node:http` names, and with it Node's own fetch, which takes 15 MB.
 */
const loadNodemailer = (): typeof nodemailer => createRequire(import.meta.url)('nodemailer')

/** How long (ms) a mail server may take to let us in. */
const letIn = 15_000

/**
 * How long (ms) it may take to answer afterwards. Some look at a whole mail, or hand it on, before they say that they have
 * it: whoever hangs up before sends it once more with each try.
 */
const answer = 120_000

interface SmtpFailure {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

/** The server will never take a mail for this recipient; that it takes none from this sender is the operator's to mend. */
const isHopeless = ({ code, responseCode = 0, command }: SmtpFailure): boolean =>
  code === 'EENVELOPE' && responseCode >= 500 && command === 'RCPT TO'

/**
 * Delivers one mail by SMTP. Every try carries the same Message-ID, so that a repeated one can be told.
 * Throws, without the recipient's address in its words, when it is worth another try.
 */
export const createSender = (mail: NonNullable<Config['mail']>, publicUrl: string, log: FastifyBaseLogger) => {
  const transport = loadNodemailer().createTransport({
    url: mail.smtpUrl,
    connectionTimeout: letIn,
    greetingTimeout: letIn,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(publicUrl)
  return async ({ id, to, subject, text, html }: Mail): Promise<void> => {
    const message = { from: mail.from, to: { name: '', address: to }, subject, text, html }
    try {
      await transport.sendMail({ ...message, messageId: `<${id}@${hostname}>` })
    } catch (error) {
      const failure = error as SmtpFailure
      const { code, responseCode } = failure
      if (!isHopeless(failure)) throw new Error(`mail not delivered (${code} ${responseCode ?? ''})`)
      log.warn({ mail: id, code, responseCode }, 'mail refused for good')
    }
  }
}
