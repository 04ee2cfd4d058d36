import { expect, type Page } from '@playwright/test'
import { callerOf } from '../kit/api.ts'
import { communityWords, postCard, publishPost } from '../kit/community.ts'
import { card } from '../kit/gestures.ts'
import { saveProgram } from '../kit/training.ts'
import { test } from './two-servers.ts'

// One after the other: the last one kills a server, and starts it again.
test.describe.configure({ mode: 'default' })

/** A page that lost its server tries again after 10 s at most. */
const afterReconnecting = { timeout: 30_000 }

/** Opens a page and waits until it hears of changes. */
const listenOn = async (page: Page, path: string) => {
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto(path)
  await listening
}

test('a post that is new, rated or removed on one server shows on the pages of both', async ({ pageOn, servers }) => {
  const [ada, bob, eve] = servers.people
  const author = await pageOn(servers.second(), ada)
  const reader = await pageOn(servers.first, bob)
  const inEnglish = await pageOn(servers.second(), eve)
  const pages = [reader, inEnglish]
  for (const page of pages) await listenOn(page, '/community')
  await expect(inEnglish.getByRole('heading', { level: 1, name: communityWords.en.title })).toBeVisible()
  const { id, title, programId } = await publishPost(author.request, { title: 'Sur deux serveurs' })
  for (const page of pages) await expect(postCard(page, title)).toBeVisible()
  await callerOf(reader.request).call('rate-post', { params: { id }, body: { rating: 4 } })
  await expect(postCard(reader, title)).toContainText(communityWords.fr.mean)
  await expect(postCard(inEnglish, title)).toContainText(communityWords.en.mean)
  await callerOf(author.request).call('delete-post', { body: { postId: id, programId } })
  for (const page of pages) await expect(postCard(page, title)).toHaveCount(0)
})

test('one’s own change on one server, and the end of a session, reach one’s pages on the other', async ({
  pageOn,
  servers,
}) => {
  const [ada] = servers.people
  const page = await pageOn(servers.first, ada)
  const other = await pageOn(servers.second(), ada)
  await listenOn(page, '/')
  await saveProgram(other.request, { name: 'Venu de l’autre serveur' })
  await expect(card(page, 'Venu de l’autre serveur')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Communauté' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Communauté' })).toBeVisible()
  await callerOf(other.request).call('sign-out-other-devices', { body: {} })
  await expect(page).toHaveURL(/\/auth/)
})

test('a server is killed under load: what it acknowledged shows on the other, and its pages catch up', async ({
  pageOn,
  servers,
}) => {
  const [ada, bob, eve] = servers.people
  const author = await pageOn(servers.second(), ada)
  const onFirst = await pageOn(servers.first, bob)
  const onSecond = await pageOn(servers.second(), eve)
  for (const page of [onFirst, onSecond]) await listenOn(page, '/community')
  const acknowledged: string[] = []
  const load = async () => {
    for (let count = 1; ; count += 1) {
      const { title } = await publishPost(author.request, { title: `Sous charge ${count}` })
      acknowledged.push(title)
    }
  }
  const loaded = load().catch((reason: Error) => reason.message)
  await expect.poll(() => acknowledged.length, { intervals: [20] }).toBeGreaterThan(3)
  await servers.second().end('SIGKILL')
  expect(await loaded).toMatch(/ECONN|socket hang up/)
  for (const title of acknowledged) await expect(postCard(onFirst, title)).toBeVisible()
  const elsewhere = await pageOn(servers.first, ada)
  const missed = await publishPost(elsewhere.request, { title: 'Pendant la panne' })
  await expect(postCard(onFirst, missed.title)).toBeVisible()
  await servers.startSecondAgain()
  await expect(postCard(onSecond, missed.title)).toBeVisible(afterReconnecting)
})
