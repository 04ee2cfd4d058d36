import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

/** Somebody with an account. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly full_name: string
  readonly username: string
}

interface MailboxMail {
  readonly to: string
  readonly subject: string
  readonly links: readonly string[]
}

/** The first link of the newest mail to `email`, once the local mailbox has it. */
export const mailedLink = async (request: APIRequestContext, email: string): Promise<URL> => {
  const newest = async () => {
    const mails: MailboxMail[] = await (await request.get('/dev/mailbox.json')).json()
    return mails.find((mail) => mail.to === email)?.links[0] ?? ''
  }
  await expect.poll(newest).not.toBe('')
  return new URL(await newest())
}

/** A JSON call of the programming interface as the page's own origin would make it. */
export const post = async (request: APIRequestContext, path: string, data: object) => {
  const response = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response
}

/** Words for somebody nobody else in the run is. */
export const somebody = (): Person => {
  const tag = randomUUID().slice(0, 8)
  return {
    email: `marion-${tag}@exemple.fr`,
    password: 'Fonte-et-magnésie-26',
    full_name: 'Marion Dubois',
    username: `marion.${tag}`,
  }
}

/** Signs a person up, confirms the address by the mailed link and signs in: cookies are in `request` afterwards. */
export const joinFonte = async (request: APIRequestContext, lang: 'fr' | 'en' = 'fr'): Promise<Person> => {
  const person = somebody()
  await post(request, '/api/account', { ...person, lang })
  const link = await mailedLink(request, person.email)
  await post(request, '/api/account/confirm', { token: link.searchParams.get('token') })
  await post(request, '/api/session', { email: person.email, password: person.password, remember: true })
  return person
}
