import { readFile } from 'node:fs/promises'
import { newPost } from '@fonte/server/test-kit/community'
import { expect } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { communityWords, postCard, publishPost } from '../../kit/community.ts'
import { button, card, toast } from '../../kit/gestures.ts'
import { expectAllRead } from '../../kit/offline.ts'
import { newMember, signInAs } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

test('a new, changed and removed post shows on the open page of somebody else', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const author = await otherDevice(await newMember(visitor))
  // Listening begins once the first screen stands.
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/community')
  await listening
  const title = `En direct ${crypto.randomUUID().slice(0, 8)}`
  const { id, programId } = await publishPost(author.request, { title })
  await expect(postCard(page, title)).toBeVisible()
  await postCard(page, title).getByRole('button', { name: communityWords.fr.view }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await callerOf(author.request).call('delete-post', { body: { postId: id, programId } })
  await expect(page.getByRole('dialog').getByText('Cette publication n’est plus disponible.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: communityWords.fr.close }).click()
  await expect(postCard(page, title)).toHaveCount(0)
})

test('news of others’ posts are read once for a long list, and not for an open post or a home with a copy', async ({
  page,
  lifter: person,
  visitor,
  otherDevice,
}) => {
  const author = await otherDevice(await newMember(visitor))
  const own = await publishPost(author.request, { title: `Ouverte ${crypto.randomUUID().slice(0, 8)}` })
  await callerOf(page.request).call('copy-post', { params: { id: own.id }, body: { id: crypto.randomUUID() } })
  const first = await publishPost(author.request, { title: 'Première' })
  for (let count = 0; count < 24; count++) {
    const body = newPost(first.programId, { title: `Publication ${count}` })
    await callerOf(author.request).call('create-post', { body })
  }
  const home = await otherDevice(person)
  const [homeListens, listens] = [home, page].map((one) => one.waitForResponse(/\/api\/events$/))
  const copies = home.waitForResponse(/\/api\/copy-changes$/)
  await home.goto('/')
  await Promise.all([homeListens, copies])
  await page.goto('/community')
  await listens
  // The first page is drawn in steps, and what comes after it begins below its end.
  await expect(page.getByRole('article')).toHaveCount(24)
  const second = page.waitForResponse(/\/api\/posts\?.*cursor=/)
  await page.mouse.wheel(0, 100_000)
  await second
  await postCard(page, own.title).getByRole('button', { name: communityWords.fr.view }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  const asked: string[] = []
  for (const one of [page, home]) {
    one.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/api\/(posts|programs|copy-changes)/.test(pathname)) asked.push(pathname + search)
    })
  }
  const stranger = await publishPost(author.request, { title: `En tête ${crypto.randomUUID().slice(0, 8)}` })
  await expect(page.getByRole('article', { name: stranger.title, includeHidden: true })).toHaveCount(1)
  // The home has heard of the same: what comes next of its own proves it.
  await saveProgram(page.request, { name: 'Venu après' })
  await expect(card(home, 'Venu après')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/posts'))).toEqual([expect.stringMatching(/\?count=\d+$/)])
  expect(asked.filter((path) => path.startsWith('/api/copy-changes'))).toEqual([])
})

test('who is blocked loses the community at once, and is told', async ({ page, fonte, visitor, otherDevice }) => {
  const author = await otherDevice(await newMember(visitor))
  const { title } = await publishPost(author.request, { title: `Réservé ${crypto.randomUUID().slice(0, 8)}` })
  const person = await newMember(visitor)
  await signInAs(page.request, person)
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/community')
  await expect(postCard(page, title)).toBeVisible()
  await listening
  await fonte.admin('block', person.email)
  await expect(page).toHaveURL(/\/auth/)
  await expect(toast(page)).toContainText('Votre session a pris fin')
  await expect(postCard(page, title)).toHaveCount(0)
})

test('a person’s own change reaches their other device', async ({ page, visitor, otherDevice }) => {
  const person = await newMember(visitor)
  await signInAs(page.request, person)
  const other = await otherDevice(person)
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/')
  await expect(button(page, 'Créer un programme').filter({ visible: true })).toBeVisible()
  await listening
  await saveProgram(other.request, { name: 'Venu d’ailleurs' })
  await expect(card(page, 'Venu d’ailleurs')).toBeVisible()
})

test('a change that comes while a second tab opens, and does not listen yet, reaches it as well', async ({
  page,
  context,
  lifter: _,
}) => {
  const listening = page.waitForResponse(/\/api\/events$/)
  await page.goto('/')
  await listening
  await expectAllRead(page)
  const second = await context.newPage()
  const behind = Promise.withResolvers<void>()
  await second.route(/\/assets\/behind-/, async (route) => {
    await behind.promise
    await route.continue()
  })
  const asked = second.waitForRequest(/\/assets\/behind-/)
  await second.goto('/')
  await asked
  await saveProgram(page.request, { name: 'Venu entre-temps' })
  await expect(card(page, 'Venu entre-temps')).toBeVisible()
  await expect(card(second, 'Venu entre-temps')).toHaveCount(0)
  behind.resolve()
  await expect(card(second, 'Venu entre-temps')).toBeVisible()
})

test('one’s posts stand in the export, and a reset takes them away from open pages of others', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const { title } = await publishPost(page.request, { title: `Bientôt parti ${crypto.randomUUID().slice(0, 8)}` })
  const other = await otherDevice(await newMember(visitor))
  const listening = other.waitForResponse(/\/api\/events$/)
  await other.goto('/community')
  await expect(postCard(other, title)).toBeVisible()
  await listening
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await button(page, 'Exporter mes données').click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(title)
  await button(page, 'Réinitialiser mes données').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tout effacer' }).click()
  await expect(postCard(other, title)).toHaveCount(0)
})
