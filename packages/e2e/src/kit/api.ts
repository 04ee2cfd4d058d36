import type { APIRequestContext } from '@playwright/test'

/** A JSON call of the programming interface as the page's own origin would make it. */
export const post = async (request: APIRequestContext, path: string, data: object) => {
  const response = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response
}

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
