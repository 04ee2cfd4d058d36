import { createCookieJar } from '@fonte/server/test-kit/cookie-jar'
import { newForm } from '@fonte/server/test-kit/factories'

/** Somebody who is signed in at a server. */
export interface Person {
  /** The id of their account. */
  readonly id: string
  /** The Cookie header of their browser. */
  readonly cookie: string
  /** What they sign in with. */
  readonly credentials: { readonly email: string; readonly password: string }
  get(path: string): Promise<unknown>
  post(path: string, body: object): Promise<unknown>
  /** Signs in on one more device; answers its Cookie header, which no two browsers may share. */
  newDevice(): Promise<string>
}

const mailedToken = async (url: string, email: string): Promise<string> => {
  const mails: { to: string; links: string[] }[] = await (await fetch(`${url}/dev/mailbox.json`)).json()
  const link = mails.find(({ to }) => to === email)?.links[0]
  if (link !== undefined) return new URL(link).searchParams.get('token') ?? ''
  await new Promise((resolve) => setTimeout(resolve, 50))
  return mailedToken(url, email)
}

/** Speaks to the server as one browser does. */
const openBrowser = (url: string) => {
  const jar = createCookieJar(Date.now)
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: jar.header() ?? '' }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`)
    jar.take(response.headers.getSetCookie())
    return answer === '' ? undefined : JSON.parse(answer)
  }
  return { call, cookie: () => jar.header() ?? '' }
}

/** Signs somebody up through the interface, mailed link included, and signs them in. */
export const joinFonte = async (url: string): Promise<Person> => {
  const form = newForm()
  const signIn = async () => {
    const browser = openBrowser(url)
    await browser.call('POST', '/api/session', { email: form.email, password: form.password, remember: true })
    return browser
  }
  const visitor = openBrowser(url)
  await visitor.call('POST', '/api/account', form)
  await visitor.call('POST', '/api/account/confirm', { token: await mailedToken(url, form.email) })
  const { call, cookie } = await signIn()
  const { id } = (await call('GET', '/api/profile')) as { id: string }
  return {
    id,
    credentials: { email: form.email, password: form.password },
    cookie: cookie(),
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    newDevice: async () => (await signIn()).cookie(),
  }
}
