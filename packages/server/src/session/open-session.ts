import type { FastifyRequest } from 'fastify'
import type { findOwner } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import type { Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { markedBrowser, markedByPassword, newBrowserMark } from '../platform/session/browser-mark.ts'
import type { Grant } from '../platform/session/grant.ts'
import { newDeviceMail } from './session-mails.ts'

/** A sign-in: the new session, and the mark by which this browser will be known. */
export interface NewSignIn {
  readonly grant: Grant
  readonly mark: string
}

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

interface SignedInBrowser {
  readonly remember: boolean
  readonly request: FastifyRequest
}

/**
 * Begins the session of a user who has done all steps of the sign-in and is locked. A browser that is new to the account is
 * noted, and told to its owner by mail from the second sign-in on.
 */
export const openSession = async (
  { config, cookies, now, sessions }: Platform,
  user: Owner,
  { remember, request }: SignedInBrowser,
  writer: Writer,
): Promise<NewSignIn> => {
  const agent = request.headers['user-agent'] ?? ''
  const former = cookies.browserMark(request)
  if (markedByPassword(config.sessionKeys, former, user) === null) {
    await noteAccountEvent({ user_id: user.id, kind: 'new-browser', agent }, now(), writer)
    if (user.last_sign_in_at) {
      await queueMail(config, user.email, newDeviceMail(user.lang, config, agent, now()), now(), writer)
    }
  }
  const isKnown = former !== undefined && markedBrowser(config.sessionKeys, former, user) !== null
  const mark = isKnown ? former : newBrowserMark(config.sessionKeys, user)
  return { grant: await sessions.open(user.id, { remember, agent, mark }, writer), mark }
}
