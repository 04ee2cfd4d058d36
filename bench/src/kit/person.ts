import { type Caller, createCaller, type SentCall } from '@fonte/server/test-kit/caller'
import { createCookieJar } from '@fonte/server/test-kit/cookie-jar'
import { mailsIn, openAccount, signIn, tokenIn } from '@fonte/server/test-kit/factories'

/** Somebody who is signed in at a server. */
export interface Person extends Caller {
  /** The id of their account. */
  readonly id: string
  /** What they sign in with. */
  readonly credentials: { readonly email: string; readonly password: string }
  /** Asks for a path, and reads the answer to its end. Throws when it is refused. */
  get(path: string): Promise<void>
  /** The Cookie header of their browser. */
  readonly cookie: string
  /** Signs in on one more device; answers its Cookie header, which no two browsers may share. */
  newDevice(): Promise<string>
}

const mailsTo = async (url: string, email: string): Promise<ReturnType<typeof mailsIn>> => {
  const place = `${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`
  const mails = mailsIn(await (await fetch(place)).json(), email)
  if (mails.length > 0) return mails
  await new Promise((resolve) => setTimeout(resolve, 50))
  return mailsTo(url, email)
}

/** Calls the server as one browser does. */
const openBrowser = (url: string) => {
  const jar = createCookieJar(Date.now)
  const send = async ({ method, path, body }: SentCall) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: jar.header() ?? '' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(url + path, { method, headers, ...sent })
    jar.take(response.headers.getSetCookie())
    return { status: response.status, text: await response.text() }
  }
  const get = async (path: string) => {
    const { status } = await send({ method: 'GET', path, body: undefined })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  }
  return { caller: createCaller(send), get, cookie: () => jar.header() ?? '' }
}

/** Signs somebody up through the interface, mailed link included, and signs them in. */
export const joinFonte = async (url: string): Promise<Person> => {
  const form = await openAccount(openBrowser(url).caller, async (email) => tokenIn(await mailsTo(url, email)))
  const openSignedIn = async () => {
    const browser = openBrowser(url)
    await signIn(browser.caller, form)
    return browser
  }
  const { caller, get, cookie } = await openSignedIn()
  const { id } = await caller.call('get-profile')
  return {
    id,
    credentials: { email: form.email, password: form.password },
    cookie: cookie(),
    call: caller.call,
    get,
    newDevice: async () => (await openSignedIn()).cookie(),
  }
}
