import type { Profile } from '@fonte/contract/account'
import * as z from 'zod/mini'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** What a newcomer types into the form. */
export interface SignUpForm {
  readonly email: string
  readonly password: string
  readonly full_name: string
  readonly username: string
  readonly lang: 'fr' | 'en'
}

/** A person with a confirmed account, signed in in their browser. */
export interface Member {
  readonly client: Client
  readonly form: SignUpForm
  readonly profile: Profile
}

const mailboxSchema = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.string()),
    created_at: z.iso.datetime(),
  }),
)

/** A form that nobody has filled in before. */
export const newForm = (changes: Partial<SignUpForm> = {}): SignUpForm => {
  const chance = crypto.randomUUID().slice(0, 13)
  return {
    email: `${chance}@lifters.example`,
    password: 'grand écart 42',
    full_name: 'Zoé Martin',
    username: `zoe-${chance}`,
    lang: 'fr',
    ...changes,
  }
}

/** The mails that were sent to an address, newest first. */
export const mailsTo = async ({ app }: TestApp, email: string) => {
  const { headers } = await app.inject('/dev/mailbox.json')
  const response = await fetch(String(headers.location))
  return z.parse(mailboxSchema, await response.json()).filter(({ to }) => to === email)
}

/** The token of the newest link that was mailed to an address. */
export const mailedToken = async (testApp: TestApp, email: string): Promise<string> => {
  const [newest] = await mailsTo(testApp, email)
  return new URL(newest?.links[0] ?? '').searchParams.get('token') ?? ''
}

/** Signs up without confirming the address. */
export const signUp = async (client: Client, changes: Partial<SignUpForm> = {}): Promise<SignUpForm> => {
  const form = newForm(changes)
  await client.call('sign-up', { body: form })
  return form
}

/** Signs up and follows the mailed link, all through the published interface. */
export const confirmedForm = async (testApp: TestApp, changes: Partial<SignUpForm> = {}): Promise<SignUpForm> => {
  const client = testApp.client()
  const form = await signUp(client, changes)
  await client.call('confirm-email', { body: { token: await mailedToken(testApp, form.email) } })
  return form
}

/** Signs in, staying signed in unless told otherwise. */
export const signIn = (client: Client, { email, password }: SignUpForm, remember = true) =>
  client.call('sign-in', { body: { email, password, remember } })

/** A newcomer from sign-up to signed in. */
export const newcomer = async (testApp: TestApp, changes: Partial<SignUpForm> = {}): Promise<Member> => {
  const form = await confirmedForm(testApp, changes)
  const client = testApp.client()
  const { profile } = await signIn(client, form)
  return { client, form, profile }
}

/** Blocks an account as an administrator would. */
export const block = async ({ platform, clock }: TestApp, userId: string): Promise<void> => {
  await platform.database.pool.query('UPDATE users SET blocked_at = $2 WHERE id = $1', [userId, new Date(clock.now())])
}

/** Makes an account an administrator's, as the command line would. */
export const promote = async ({ platform }: TestApp, userId: string): Promise<void> => {
  await platform.database.pool.query("UPDATE profiles SET role = 'admin' WHERE id = $1", [userId])
}
