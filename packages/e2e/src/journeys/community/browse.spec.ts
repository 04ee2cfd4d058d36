import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { callerOf } from '../../kit/api.ts'
import { communityWords, postCard, publishPost } from '../../kit/community.ts'
import { closeToast, toast, windowsClosed } from '../../kit/gestures.ts'
import { expectItFits, pageSettled } from '../../kit/layout.ts'
import { goOffline, goOnline } from '../../kit/offline.ts'
import { joinFonte, newMember } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const posts = /\/api\/posts(\?|$)/
const searchFor = (page: Page, text: string) => page.getByRole('searchbox').fill(text)
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

for (const lang of ['fr', 'en'] as const) {
  const words = communityWords[lang]

  test.describe(`the community, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await joinFonte(page.request, lang)
    })

    test(`what is looked for stands in the address and is found without accents, ${lang}`, async ({ page }) => {
      const tag = crypto.randomUUID().slice(0, 8)
      await publishPost(page.request, { title: `Épaules ${tag}` })
      await publishPost(page.request, { title: `Jambes ${tag}` })
      await page.goto('/')
      await page.getByRole('navigation').getByRole('link', { name: words.title }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(postCard(page, `Jambes ${tag}`)).toBeVisible()
      await page.getByLabel(words.search).fill(`epaules ${tag}`)
      await expect(titles(page)).toHaveText([`Épaules ${tag}`])
      await page.reload()
      await expect(page.getByRole('searchbox')).toHaveValue(`epaules ${tag}`)
      await expect(titles(page)).toHaveText([`Épaules ${tag}`])
      await expectAccessible(page, 'community, found')
      await searchFor(page, `${tag}nobody`)
      await expect(page.getByRole('heading', { name: words.noResult })).toBeVisible()
      await expectAccessible(page, 'community, nothing found')
    })

    test(`two people: one copies and rates what the other has published, ${lang}`, async ({
      page,
      visitor,
      otherDevice,
    }) => {
      const title = `Dos large ${crypto.randomUUID().slice(0, 8)}`
      await publishPost(page.request, { title, message: 'Pour le lundi.' }, { name: 'Tirages' })
      const other = await otherDevice(await newMember(visitor, lang))
      await other.goto(`/community?q=${encodeURIComponent(title)}`)
      const card = postCard(other, title)
      await expect(card).toContainText('Tirages')
      await expect(card).toContainText('Pour le lundi.')
      await expect(card).toContainText(words.unrated)
      await expect(card.getByRole('button', { name: words.delete })).toHaveCount(0)
      await card.getByRole('button', { name: words.view }).click()
      const details = other.getByRole('dialog')
      await expect(details.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(details.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(other, 'details of a post')
      await expectItFits(other, 'details of a post')
      await details.getByRole('radio', { name: words.four }).check({ force: true })
      await details.getByRole('button', { name: words.rate }).click()
      await expect(toast(other)).toContainText(words.rated)
      await expect(details.getByText(words.mean)).toBeVisible()
      await details.getByRole('button', { name: words.copy }).click()
      await expect(toast(other)).toContainText(words.copied)
      await closeToast(other)
      await expect(details.getByText(words.badge, { exact: true })).toBeVisible()
      await details.getByRole('button', { name: words.close }).click()
      await expect(other.getByRole('dialog')).toHaveCount(0)
      await expect(card).toContainText(words.mean)
      await expect(card.getByText(words.badge, { exact: true })).toBeVisible()
      await windowsClosed(other)

      await other.goto('/')
      const copies = other.getByRole('region', { name: words.section })
      await expect(copies.getByRole('article')).toContainText(words.badge)
      await copies.getByRole('button', { name: /^Actions/ }).click()
      await expect(other.getByRole('menuitem').first()).toBeVisible()
      await expect(other.getByRole('menuitem', { name: words.publish })).toHaveCount(0)
    })

    test(`an author deletes a post after a question, ${lang}`, async ({ page }) => {
      const title = `Adieu ${crypto.randomUUID().slice(0, 8)}`
      const next = await publishPost(page.request, { title: `${title} 1` })
      await publishPost(page.request, { title })
      await page.goto(`/community?q=${encodeURIComponent(title)}`)
      await postCard(page, title).getByRole('button', { name: words.delete }).click()
      const question = page.getByRole('alertdialog', { name: words.deleteTitle })
      await expectAccessible(page, 'deletion of a post')
      await question.getByRole('button', { name: words.delete }).click()
      await expect(toast(page)).toContainText(words.deleted)
      await expect(postCard(page, title)).toHaveCount(0)
      const viewNext = postCard(page, next.title).getByRole('button', { name: words.view })
      await expect(viewNext).toBeFocused()
      await closeToast(page)

      await viewNext.click()
      await page.getByRole('dialog').getByRole('button', { name: words.delete }).click()
      await question.getByRole('button', { name: words.delete }).click()
      await expect(toast(page)).toContainText(words.deleted)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/community\?q=/)
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeFocused()
    })

    test(`somebody else's post is reported, and its author hidden and shown again, ${lang}`, async ({
      page,
      visitor,
      otherDevice,
    }) => {
      const title = `Étrange ${crypto.randomUUID().slice(0, 8)}`
      const { id } = await publishPost(page.request, { title })
      const other = await otherDevice(await newMember(visitor, lang))
      await other.goto(`/community?post=${id}`)
      const details = other.getByRole('dialog').first()
      await details.getByRole('button', { name: words.report }).click()
      const report = other.getByRole('dialog').last()
      await expectAccessible(other, 'report of a post')
      await report.getByLabel(words.description).fill('Ce texte insulte.')
      await report.getByRole('button', { name: words.send }).click()
      await expect(toast(other)).toContainText(words.reported)
      await details.getByRole('button', { name: words.hide }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: words.hide }).click()
      await expect(other.getByRole('dialog')).toHaveCount(0)
      await closeToast(other)
      await expect(postCard(other, title)).toHaveCount(0)
      await other.goBack()
      await expect(other).not.toHaveURL(/post=/)
      await other.goto(`/community?post=${id}`)
      await expect(details.getByRole('button', { name: words.showAgain })).toBeVisible()
      await details.getByRole('button', { name: words.close }).click()
      await other.getByRole('button', { name: words.hidden }).click()
      await other.getByRole('dialog').getByRole('button', { name: words.showAgain }).click()
      await expect(postCard(other, title)).toHaveCount(1)
    })

    test(`who has no Premium is led to the plan, ${lang}`, async ({ page }) => {
      await callerOf(page.request).call('cancel-plan', { body: {} })
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/')
      const link = page.getByRole('banner').getByRole('link', { name: words.title })
      await expect(link).toContainText('Premium')
      await link.click()
      await expect(page).toHaveURL('/payment')
      await page.goto('/community')
      await expect(page).toHaveURL('/payment')
    })
  })
}

test.describe('the community, in trouble', () => {
  const words = communityWords.fr
  test.beforeEach(({ lifter: _ }) => undefined)

  test('a list that cannot be read says so in both places, and comes with another try', async ({ page }) => {
    await publishPost(page.request)
    await page.route(posts, (route) => route.fulfill({ status: 404, body: 'nothing' }))
    await page.goto('/community')
    await expect(toast(page)).toContainText(words.loadFailed)
    await expect(page.getByRole('main').getByText(words.loadFailed)).toBeVisible()
    await expectAccessible(page, 'community, failed')
    await page.unroute(posts)
    await page.getByRole('main').getByRole('button', { name: words.retry }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('the pages come while scrolling, and the place is kept on the way back', async ({ page, lifter: _ }) => {
  const tag = crypto.randomUUID().slice(0, 8)
  for (let count = 0; count < 26; count += 1) await publishPost(page.request, { title: `${tag} ${count}` })
  await page.goto(`/community?q=${tag}`)
  await expect(titles(page)).toHaveCount(24)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(titles(page)).toHaveCount(26)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await pageSettled(page)
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1_000)
  await page.getByRole('navigation').getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveCount(26)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expectItFits(page, 'community')
})

test('a list that comes slowly after a reload is found where it was left, also on the way back from a post', async ({
  page,
  lifter: _,
}) => {
  const tag = crypto.randomUUID().slice(0, 8)
  for (let count = 0; count < 26; count += 1) await publishPost(page.request, { title: `${tag} ${count}` })
  const placeOf = () => page.evaluate(() => window.scrollY)
  await page.goto(`/community?q=${tag}`)
  await page.getByRole('article').nth(23).scrollIntoViewIfNeeded()
  await expect(titles(page)).toHaveCount(26)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await pageSettled(page)
  const place = await placeOf()
  await page.reload()
  await expect(titles(page)).toHaveCount(26)
  await expect.poll(placeOf).toBe(place)
  await page.getByRole('article').last().getByRole('button', { name: communityWords.fr.view }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  const answers = Promise.withResolvers<void>()
  await page.route(posts, async (route) => {
    await answers.promise
    await route.fallback()
  })
  await page.reload()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  answers.resolve()
  await expect(titles(page)).toHaveCount(26)
  await expect.poll(placeOf).toBe(place)
})

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the last list can be read, and what is typed stays', async ({ page, context, lifter: _ }) => {
    const words = communityWords.fr
    const title = `Sans réseau ${crypto.randomUUID().slice(0, 8)}`
    await publishPost(page.request, { title })
    await page.goto('/community')
    await expect(postCard(page, title)).toBeVisible()
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await goOffline(context)
    await searchFor(page, 'squat')
    await expect(page.getByText(words.offline)).toBeVisible()
    await expect(postCard(page, title)).toBeVisible()
    await expect(postCard(page, title).getByRole('button', { name: words.copy })).toBeDisabled()
    await expect(page).toHaveURL(/q=squat/)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('squat')
    await expect(postCard(page, title)).toBeVisible()
    await goOnline(context)
    await expect(page.getByText(words.offline)).toHaveCount(0)
  })
})
