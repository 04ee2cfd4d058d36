import type { Profile } from '@fonte/contract/account/account'
import * as z from 'zod/mini'
import type { Caller } from './caller.ts'
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

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  created_at: z.iso.datetime(),
})

type Mail = z.infer<typeof mailSchema>

/** A form that nobody has filled in before. */
export const newForm = (changes: Partial<SignUpForm> = {}): SignUpForm => {
  const tag = crypto.randomUUID().slice(0, 13)
  return {
    email: `${tag}@lifters.example`,
    password: 'grand écart 42',
    full_name: 'Zoé Martin',
    username: `zoe-${tag}`,
    lang: 'fr',
    ...changes,
  }
}

/** The mails to an address, newest first, of what `/dev/mailbox.json` answers. */
export const mailsIn = (mailbox: unknown, email: string) =>
  z.parse(z.array(mailSchema), mailbox).filter(({ to }) => to === email)

/** The mails that were sent to an address, newest first: read in the database, as the mailbox shows everybody's. */
export const mailsTo = async ({ platform }: TestApp, email: string): Promise<Omit<Mail, 'created_at'>[]> => {
  const { rows } = await platform.database.pool.query(
    `SELECT recipient AS "to", subject, text_body AS text, html_body AS html, links
     FROM mails WHERE recipient = $1 ORDER BY id DESC`,
    [email],
  )
  return rows
}

/** The token of the newest link among mails. */
export const tokenIn = ([newest]: readonly Pick<Mail, 'links'>[]): string =>
  new URL(newest?.links[0] ?? '').searchParams.get('token') ?? ''

/** The token of the newest link that was mailed to an address. */
export const mailedToken = async (testApp: TestApp, email: string): Promise<string> =>
  tokenIn(await mailsTo(testApp, email))

/** Signs up without confirming the address. */
export const signUp = async (caller: Caller, changes: Partial<SignUpForm> = {}): Promise<SignUpForm> => {
  const form = newForm(changes)
  await caller.call('sign-up', { body: form })
  return form
}

/** Signs up and follows the mailed link, whose token `readToken` finds by the address. */
export const openAccount = async (
  caller: Caller,
  readToken: (email: string) => Promise<string>,
  changes: Partial<SignUpForm> = {},
): Promise<SignUpForm> => {
  const form = await signUp(caller, changes)
  await caller.call('confirm-email', { body: { token: await readToken(form.email) } })
  return form
}

/** An account of the test server, whose address is confirmed. */
export const confirmedForm = (testApp: TestApp, changes: Partial<SignUpForm> = {}): Promise<SignUpForm> =>
  openAccount(testApp.client(), (email) => mailedToken(testApp, email), changes)

/** Signs in, staying signed in unless told otherwise. */
export const signIn = (caller: Caller, { email, password }: Pick<SignUpForm, 'email' | 'password'>, remember = true) =>
  caller.call('sign-in', { body: { email, password, remember } })

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
