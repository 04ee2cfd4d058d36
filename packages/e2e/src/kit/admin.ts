import type { APIRequestContext } from '@playwright/test'
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

/** Writes to support as whoever is signed in. */
export const writeToSupport = (
  request: APIRequestContext,
  content: string,
  report_type: 'Bug' | 'Idée' | 'Comportement inapproprié' = 'Bug',
) => callerOf(request).call('create-report', { body: { id: crypto.randomUUID(), report_type, content } })
