import type { APIRequestContext, Page } from '@playwright/test'
import { callerOf } from './api.ts'
import { newMember, type Person, signInAs } from './people.ts'
import type { FonteServer } from './server.ts'

/** An administrator; the cookies of their session are in `request` afterwards. */
export const joinAsAdmin = async (
  fonte: FonteServer,
  request: APIRequestContext,
  lang: 'fr' | 'en' = 'fr',
): Promise<Person> => {
  const person = await newMember(request, lang)
  await fonte.admin('grant', person.email)
  await signInAs(request, person)
  return person
}

/** Has the server refuse the calls to an address until the answer is called. */
export const failAt = async (page: Page, url: string | RegExp, method: string): Promise<() => Promise<void>> => {
  const body = { type: 'about:blank', title: 'internal', status: 500, code: 'internal', request_id: 'r' }
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  return () => page.unroute(url)
}

/** Writes to support as whoever is signed in. */
export const writeToSupport = (
  request: APIRequestContext,
  content: string,
  report_type: 'Bug' | 'Idée' | 'Comportement inapproprié' = 'Bug',
) => callerOf(request).call('create-report', { body: { id: crypto.randomUUID(), report_type, content } })
