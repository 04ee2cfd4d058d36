import type { Session } from '@fonte/contract/account/session'
import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import { ApiProblem } from '../../api/api-problem.ts'
import type { call } from '../../api/client.ts'
import type { withLock } from '../../tabs/lock.ts'
import type { SessionNews } from '../session-events.ts'
import { SessionKeeper } from '../session-keeper.ts'

/** What the server answers of a person’s session. */
export const sessionOf = (id: string, lang: 'fr' | 'en' = 'fr'): Session => ({
  expires_at: '2026-01-01T00:05:00.000Z',
  expires_in: 300,
  user: { id, email: `${id}@exemple.fr` },
  profile: {
    id,
    role: 'user',
    plan: 'Trial',
    trial_started_at: null,
    trial_ends_at: null,
    lang,
    full_name: id,
    username: id,
    avatar_url: null,
  },
})

/** A refusal of the server’s. */
export const problem = (code: ProblemCode, status: number) => {
  const body: ProblemAnswer = { type: 'about:blank', title: code, status, code, request_id: 'r' }
  return new ApiProblem(body)
}

interface Browser {
  /** What each operation answers; an Error is thrown. */
  answers: Record<string, unknown>
  /** The operations that were called. */
  calls: string[]
  /** What the browser keeps, by name. */
  kept: Map<string, unknown>
  time: number
  /** Whether the cookie says that there is a session. */
  marker: boolean
  /** Whose session it names; null for anybody’s. */
  named: string | null
  /** What was locked and opened. */
  vault: string[]
  /** Until when it is opened. */
  unlocked: Promise<void>
}

const fresh = (): Browser => ({
  answers: { 'sign-in': sessionOf('ada'), 'refresh-session': sessionOf('ada'), 'sign-out': undefined },
  calls: [],
  kept: new Map(),
  time: 1_000_000,
  marker: false,
  named: null,
  vault: [],
  unlocked: Promise.resolve(),
})

/** The browser and its server. */
export const browser: Browser = fresh()

/** A browser that nothing was ever kept in; before each test. */
export function startAnew(): void {
  Object.assign(browser, fresh())
}

/** A tab of the browser, with what it told its screens and the other tabs. */
export const open = (lock: typeof withLock = (_, work) => work()) => {
  const events: string[] = []
  const news: SessionNews[] = []
  const keeper: SessionKeeper = new SessionKeeper({
    call: (async (id: string) => {
      browser.calls.push(id)
      const answer = await browser.answers[id]
      if (answer instanceof Error) throw answer
      return answer
    }) as unknown as typeof call,
    storage: {
      kept: async (name) => browser.kept.get(name),
      keep: async (name, value) =>
        void (value === undefined ? browser.kept.delete(name) : browser.kept.set(name, value)),
    },
    lock,
    now: () => browser.time,
    wakingNow: () => browser.time,
    hasMarker: () => browser.marker,
    mayBeSessionOf: (userId) => browser.marker && (browser.named ?? userId) === userId,
    dropMarker: () => {
      browser.marker = false
    },
    broadcast: (item) => news.push(item),
    prepare: async () => undefined,
    vault: {
      open: (userId, key) => {
        browser.vault.push(`open ${userId} ${key}`)
        return browser.unlocked
      },
      shut: async () => void browser.vault.push('shut'),
    },
  })
  keeper.subscribe((event) => events.push(event.type))
  return { keeper, events, news }
}

/** A tab in which Ada has just signed in. */
export const signedIn = async (lock?: typeof withLock) => {
  const tab = open(lock)
  await tab.keeper.start()
  await tab.keeper.signIn('ada@exemple.fr', 'secret', true)
  browser.calls = []
  tab.events.length = 0
  return tab
}
