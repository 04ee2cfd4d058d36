import { type Caller, createCaller } from '@fonte/server/test-kit/caller'
import type { APIRequestContext } from '@playwright/test'

/** Calls operations as a page of this browser does; from a network address of its own when one is named. */
export const callerOf = (request: APIRequestContext, address?: string): Caller =>
  createCaller(async ({ method, path, body }) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(address && { 'x-forwarded-for': address }) }
    const response = await request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    return { status: response.status(), text: await response.text() }
  })

interface Kept {
  readonly id: string
  readonly name: string
  readonly program_name: string
  readonly sets_done: number
  readonly total_weight_lifted: number
}

const items = async (request: APIRequestContext, path: string): Promise<Kept[]> => {
  const response = await request.get(path)
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
  return (await response.json()).items
}

/** The finished workouts that the database has of whoever is signed in; `origin` where the browser knows none. */
export const storedWorkouts = (request: APIRequestContext, origin = '') =>
  items(request, `${origin}/api/workout-history`)

/** The programs that the database has of whoever is signed in. */
export const storedPrograms = (request: APIRequestContext) => items(request, '/api/programs')

interface KeptSet {
  readonly exercise_name: string
  readonly reps: number
  readonly weight: number
}

/** The sets of the latest workout that the database has, in the order done; none while it has no workout. */
export const storedSets = async (request: APIRequestContext): Promise<readonly KeptSet[]> => {
  const [latest] = await storedWorkouts(request)
  if (!latest) return []
  const response = await request.get(`/api/workout-history/${latest.id}`)
  return (await response.json()).sets
}

/** The names of the exercises of the latest program that the database has, in their order. */
export const plannedNames = async (request: APIRequestContext): Promise<readonly string[]> => {
  const response = await request.get('/api/programs')
  const [latest] = (await response.json()).items as { exercises: { name: string }[] }[]
  return latest?.exercises.map(({ name }) => name) ?? []
}
