import { expect, type Page } from '@playwright/test'
import { newMember, type Person } from '../kit/people.ts'
import { test } from './killable.ts'

/** The status that the session's cookies get, in the page. */
const statusIn = (
  page: Page,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => page.evaluate(async ([url, options]) => (await fetch(url, options)).status, [path, init] as const)

const renewIn = (page: Page) =>
  statusIn(page, '/api/session/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

const greeting = (page: Page, username: string) =>
  page.getByRole('heading', { level: 1, name: `Bienvenue, ${username}` })

const signInOn = async (page: Page, { email, password, username }: Person) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(greeting(page, username)).toBeVisible()
}

test('the browser is killed after a renewal, before it wrote the new cookies', async ({ device, wire, visitor }) => {
  const person = await newMember(visitor)
  const first = await device.start()
  await first.page.goto(`${wire.url}/auth`)
  await signInOn(first.page, person)
  await first.close()
  const second = await device.start()
  await second.page.goto(wire.url)
  const former = (await second.context.cookies(wire.url)).find(({ name }) => name === 'fonte_access')
  expect(await renewIn(second.page)).toBe(200)
  expect(await statusIn(second.page, '/api/session')).toBe(200)
  await second.kill()
  // The grace of the token before is over when the access token before opens nothing any more.
  const headers = { cookie: `fonte_access=${former?.value}` }
  const grace = async () => (await fetch(`${wire.url}/api/session`, { headers })).status
  await expect.poll(grace, { timeout: 20_000 }).toBe(401)
  const third = await device.start()
  const kept = (await third.context.cookies(wire.url)).find(({ name }) => name === 'fonte_access')
  expect(kept?.value).toBe(former?.value)
  await third.page.goto(wire.url)
  await expect.poll(() => statusIn(third.page, '/api/session')).toBe(200)
  await expect(third.page).not.toHaveURL(/auth/)
  await expect(greeting(third.page, person.username)).toBeVisible()
})
