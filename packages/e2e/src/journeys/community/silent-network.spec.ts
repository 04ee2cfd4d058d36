import { eventsPath } from '@fonte/contract/service/event-names'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { communityWords, postCard, publishPost } from '../../kit/community.ts'
import { chooseOnCard, closeToast, toast } from '../../kit/gestures.ts'
import { expectAllRead } from '../../kit/offline.ts'
import { newMember } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

const words = communityWords.fr
const silentBanner = (page: Page) => page.getByText('Pas de réponse du serveur.', { exact: true })

/**
 * Lets no call of the page reach the server, from the next one to an address that ends with `from` on, while the browser
 * believes in its network; the answer ends it.
 */
async function cutServer(page: Page, from = ''): Promise<() => Promise<void>> {
  let isCut = false
  await page.route('**/api/**', (route) => {
    isCut ||= route.request().url().endsWith(from)
    return isCut ? route.abort() : route.fallback()
  })
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  return () => page.unroute('**/api/**')
}

test('a post whose server gives no answer can be read, keeps the rating that was chosen, and takes it at the next try', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const title = `Silence ${crypto.randomUUID().slice(0, 8)}`
  await publishPost(page.request, { title })
  const other = await otherDevice(await newMember(visitor))
  // What the server tells by itself would end the silence.
  await other.route(`**${eventsPath}`, (route) => route.abort())
  await other.goto(`/community?q=${encodeURIComponent(title)}`)
  await postCard(other, title).getByRole('button', { name: words.view }).click()
  const details = other.getByRole('dialog')
  await details.getByRole('radio', { name: words.four }).check({ force: true })
  await expectAllRead(other)
  const reachServer = await cutServer(other, '/rating')
  await details.getByRole('button', { name: words.rate }).click()
  await closeToast(other)
  await expect(details.getByText(/^Pas de réponse du serveur/)).toBeVisible()
  await expect(silentBanner(other)).toBeVisible()
  for (const name of [words.rate, words.copy, words.report, words.hide]) {
    await expect(details.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await expect(details.getByRole('button', { name: words.rate })).toBeFocused()
  await expectAccessible(other, 'details without an answer')
  await reachServer()
  await details.getByRole('button', { name: words.retry }).click()
  await expect(details.getByText(/^Pas de réponse du serveur/)).toHaveCount(0)
  await expect(silentBanner(other)).toHaveCount(0)
  await expect(details.getByRole('radio', { name: words.four })).toBeChecked()
  await details.getByRole('button', { name: words.rate }).click()
  await expect(toast(other)).toContainText(words.rated)
})

test('what was typed for a post stays where the server gives no answer, and the button is the next try', async ({
  page,
  lifter: _,
}) => {
  const name = 'Haut du corps'
  await saveProgram(page.request, { name })
  await page.route(`**${eventsPath}`, (route) => route.abort())
  await page.goto('/')
  await chooseOnCard(page, name, words.publish)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.postTitle).fill('Le haut, sans détour')
  // An answer to something else that comes after the try would say that there is a network.
  await expectAllRead(page)
  const reachServer = await cutServer(page)
  await dialog.getByRole('button', { name: words.publish }).click()
  await expect(toast(page)).toContainText(words.publishFailed)
  await expect(dialog.getByText(/^Publier demande une connexion/)).toBeVisible()
  await expect(silentBanner(page)).toBeVisible()
  await expect(dialog.getByLabel(words.postTitle)).toHaveValue('Le haut, sans détour')
  await reachServer()
  await closeToast(page)
  await dialog.getByRole('button', { name: words.publish }).click()
  await expect(toast(page)).toContainText(words.publishedToast)
  await expect(silentBanner(page)).toHaveCount(0)
})

test('a list whose server gives no answer is the last one, read-only, until a try of one’s own', async ({
  page,
  lifter: _,
}) => {
  const title = `Silence ${crypto.randomUUID().slice(0, 8)}`
  await publishPost(page.request, { title })
  await page.route(`**${eventsPath}`, (route) => route.abort())
  await page.goto('/community')
  await expect(postCard(page, title)).toBeVisible()
  await expectAllRead(page)
  const reachServer = await cutServer(page)
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByText(words.offline)).toBeVisible()
  await expect(silentBanner(page)).toBeVisible()
  await expect(postCard(page, title).getByRole('button', { name: words.copy })).toBeDisabled()
  const retry = await page.getByRole('status').getByRole('button', { name: words.retry }).elementHandle()
  await reachServer()
  // What is looked at and had no answer is asked for anew, by this try or by an answer to the page's own that comes before.
  await retry?.evaluate((button) => (button as HTMLButtonElement).click())
  await expect(page.getByText(words.offline)).toHaveCount(0)
  await expect(postCard(page, title).getByRole('button', { name: words.copy })).toBeEnabled()
  await expect(page.getByRole('searchbox')).toHaveValue(title)
})
