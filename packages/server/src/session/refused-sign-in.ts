import * as z from 'zod/mini'
import { lockFreeUser } from '../account/account-store.ts'
import { findByEmail, settledAccount } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { putOffJob } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'

/** Name of the job that notes a wrong password for the account it was typed for. */
export const refusedSignInJob = 'refused-sign-in'

const refusal = z.object({ email: z.string(), agent: z.string(), at: z.number() })

/**
 * Notes a refused sign-in with the account that has the address, if one has: it is looked up here, after the answer, so
 * that the answer takes as long for an unknown address, of which nothing stays. Put off while somebody holds the account.
 */
export const noteRefusedSignIn = (platform: Platform, payload: unknown): Promise<void> => {
  const { email, agent, at } = z.parse(refusal, payload)
  return platform.database.transaction(async (writer) => {
    const user = settledAccount(await findByEmail(email, writer))
    if (!user) return
    if (!(await lockFreeUser(user.id, writer))) return putOffJob(refusedSignInJob, { email, agent, at }, writer)
    await noteAccountEvent({ user_id: user.id, kind: 'sign-in-refused', agent }, at, writer)
  })
}
