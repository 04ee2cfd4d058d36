import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { post } from './api.ts'

/** Somebody with an account. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly full_name: string
  readonly username: string
}

type Request = APIRequestContext
type Language = 'fr' | 'en'
type Changes = Partial<Person>

interface MailboxMail {
  readonly to: string
  readonly subject: string
  readonly links: readonly string[]
}

/** The mails to an address, newest first, once the local mailbox has `count` of them. */
export const mailsTo = async (request: Request, email: string, count = 1): Promise<MailboxMail[]> => {
  const mails = async () => {
    const all: MailboxMail[] = await (await request.get('/dev/mailbox.json')).json()
    return all.filter((mail) => mail.to === email)
  }
  await expect.poll(async () => (await mails()).length).toBe(count)
  return mails()
}

/** The first link of the only mail to an address. */
export const mailedLink = async (request: Request, email: string): Promise<URL> => {
  const [mail] = await mailsTo(request, email)
  return new URL(mail?.links[0] ?? '')
}

/** Words for somebody nobody else in the run is. */
export const somebody = (): Person => {
  const tag = randomUUID().slice(0, 8)
  return {
    email: `marion-${tag}@exemple.fr`,
    password: 'Craie-et-magnésie-26',
    full_name: 'Marion Dubois',
    username: `marion.${tag}`,
  }
}

/** Makes an account whose address waits to be confirmed. */
export const signUp = async (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> => {
  const person = { ...somebody(), ...changes }
  await post(request, '/api/account', { ...person, lang })
  return person
}

/** Signs a person in: the cookies are in `request` afterwards. */
export const signIn = async (request: Request, { email, password }: Person): Promise<void> => {
  await post(request, '/api/session', { email, password, remember: true })
}

/** Makes an account and confirms its address by the mailed link. */
export const newMember = async (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> => {
  const person = await signUp(request, lang, changes)
  const link = await mailedLink(request, person.email)
  await post(request, '/api/account/confirm', { token: link.searchParams.get('token') })
  return person
}

/** A new member who is signed in: the cookies are in `request` afterwards. */
export const joinFonte = async (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> => {
  const person = await newMember(request, lang, changes)
  await signIn(request, person)
  return person
}
