import { mailsIn, newForm, openAccount, type SignUpForm, signIn, signUp } from '@fonte/server/test-kit/factories'
import { type APIRequestContext, expect } from '@playwright/test'
import { callerOf } from './api.ts'

type Request = APIRequestContext
type Language = SignUpForm['lang']
type Changes = Partial<Person>

/** Somebody with an account. */
export type Person = Omit<SignUpForm, 'lang'>

/** The mails to an address, newest first, once the local mailbox has `count` of them. */
export const mailsTo = async (request: Request, email: string, count = 1) => {
  const place = `/dev/mailbox.json?to=${encodeURIComponent(email)}`
  const mails = async () => mailsIn(await (await request.get(place)).json(), email)
  await expect.poll(async () => (await mails()).length).toBe(count)
  return mails()
}

/** The first link of the only mail to an address. */
export const mailedLink = async (request: Request, email: string): Promise<URL> => {
  const [mail] = await mailsTo(request, email)
  return new URL(mail?.links[0] ?? '')
}

/** What somebody types who nobody else in the run is. */
export const somebody = (): Person => newForm()

/** Somebody’s own network address: a worker’s tests together sign up more people than one address may. */
const newAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Makes an account whose address waits to be confirmed. */
export const register = (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> =>
  signUp(callerOf(request, newAddress()), { ...changes, lang })

/** Signs a person in: the cookies are in `request` afterwards. */
export const signInAs = async (request: Request, person: Person): Promise<void> => {
  await signIn(callerOf(request), person)
}

/** Makes an account and confirms its address by the mailed link. */
export const newMember = (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> => {
  const readToken = async (email: string) => (await mailedLink(request, email)).searchParams.get('token') ?? ''
  return openAccount(callerOf(request, newAddress()), readToken, { ...changes, lang })
}

/** A new member who is signed in: the cookies are in `request` afterwards. */
export const joinFonte = async (request: Request, lang: Language = 'fr', changes: Changes = {}): Promise<Person> => {
  const person = await newMember(request, lang, changes)
  await signInAs(request, person)
  return person
}
