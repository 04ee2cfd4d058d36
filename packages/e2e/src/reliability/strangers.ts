import { digestHeader } from '@fonte/contract/answer/headers'
import type { Answer, Fate } from './wire.ts'

/** Somebody who answers a call in Fonte's place, or changes what Fonte answered. */
type Stranger = Fate

const answer = (status: number, type: string, text: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  headers: { 'content-type': type, ...headers },
  body: Buffer.from(text),
})

const json = (status: number, value: unknown) => answer(status, 'application/json', JSON.stringify(value))
const html = (status: number) => answer(status, 'text/html', '<!doctype html><title>Wi-Fi</title><p>Connectez-vous.')

/** Answers without a word to the server. */
const alone =
  (given: Answer): Stranger =>
  async () =>
    given

/** Lets the server do what it was asked, and answers something else. */
const after =
  (given: Answer): Stranger =>
  async (deliver) => {
    await deliver().answer
    return given
  }

/** Lets the server do what it was asked, and changes its answer. */
const changing =
  (change: (real: Answer) => Answer): Stranger =>
  async (deliver) =>
    change(await deliver().answer)

const newIds = (real: Answer): Answer => ({
  ...withoutEncoding(real),
  body: Buffer.from(real.body.toString().replace(/"id":"[^"]{8}/g, '"id":"ffffffff')),
})

const withoutEncoding = ({ status, headers, body }: Answer): Answer => {
  const { etag: _, ...rest } = headers
  return { status, headers: rest, body }
}

/** Without the digest by which a page would find the change out: what an answer has to name must do. */
const withoutDigest = (real: Answer): Answer => {
  const { [digestHeader]: _, ...headers } = real.headers
  return { ...real, headers }
}

const doubled = (real: Answer): Answer => ({ ...real, body: Buffer.concat([real.body, real.body]) })

/** Changes answers to writes alone: a list without its digest has nothing to be held against. */
const changingWrites =
  (change: (real: Answer) => Answer): Stranger =>
  async (deliver, { method }) => {
    const real = await deliver().answer
    return method === 'GET' ? real : change(real)
  }

/** What one call was answered, given to the next one of the same address too. */
const repeating = (): Stranger => {
  const former = new Map<string, Answer>()
  return async (deliver, { method, url }) => {
    const real = await deliver().answer
    const given = former.get(`${method} ${url}`) ?? real
    former.set(`${method} ${url}`, real)
    return given
  }
}

/** Everybody of whom a hostile network is made; each is made anew, as some remember. */
export const strangers: Readonly<Record<string, () => Stranger>> = {
  'JSON of a portal': () => alone(json(200, { portal: true })),
  'JSON of a portal after the server has it': () => after(json(200, { portal: true })),
  'an empty object': () => after(json(200, {})),
  null: () => alone(json(200, null)),
  'a page with status 200': () => alone(html(200)),
  'a page with status 200 after the server has it': () => after(html(200)),
  'a page with status 403': () => alone(html(403)),
  'a page with status 503': () => after(html(503)),
  'an empty 200': () => alone(answer(200, 'application/json', '')),
  'an empty 204': () => alone({ status: 204, headers: {}, body: Buffer.alloc(0) }),
  'a 401 of its own': () => alone(json(401, { status: 401, code: 'signed-out', message: 'Log in' })),
  'a 404 of its own': () => alone(json(404, { error: 'not found' })),
  'a 409 of its own': () => alone(json(409, { status: 409, code: 'id-conflict' })),
  'a redirect to another origin': () => alone(answer(302, 'text/plain', '', { location: 'http://localhost:9/portal' })),
  'a redirect that keeps the body': () => alone(answer(307, 'text/plain', '', { location: '/login' })),
  'half of the answer': () => changing((real) => ({ ...real, cutAt: Math.floor(real.body.length / 2) })),
  'the answer twice in one': () => changing(doubled),
  'the answer twice in one, without its digest': () => changing((real) => doubled(withoutDigest(real))),
  'the answer to the call before': repeating,
  'the answer about another row': () => changing(newIds),
  'the answer to a write about another row, without its digest': () =>
    changingWrites((real) => newIds(withoutDigest(real))),
  'the answer of another operation': () =>
    after(json(200, { contact_email: 'support@example.com', promo_code: 'FONTE' })),
}
