import { eventsPath } from '@fonte/contract/service/event-names'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { callerOf } from '../../kit/api.ts'
import { communityWords, publishPost } from '../../kit/community.ts'
import { button, card, chooseOnCard, closeToast, toast } from '../../kit/gestures.ts'
import { expectItFits } from '../../kit/layout.ts'
import { joinFonte, newMember } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

const name = 'Haut du corps'
const published = (page: Page, word: string) => card(page, name).getByText(word, { exact: true })

for (const lang of ['fr', 'en'] as const) {
  const words = communityWords[lang]

  test.describe(`publishing, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await joinFonte(page.request, lang)
      await saveProgram(page.request)
    })

    test(`a program is published from its card and withdrawn again, ${lang}`, async ({ page }) => {
      await page.goto('/')
      await chooseOnCard(page, name, words.publish)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(words.postTitle)).toBeVisible()
      await expectAccessible(page, 'share dialog')
      await expectItFits(page, 'share dialog')
      await dialog.getByRole('button', { name: words.publish }).click()
      await expect(toast(page)).toContainText(words.titleMissing)
      await expect(toast(page)).toContainText(words.titleMissingText)
      await dialog.getByLabel(words.postTitle).fill('Le haut, sans détour')
      await dialog.getByLabel(words.message, { exact: true }).fill('Trois fois par semaine.')
      await dialog.getByRole('button', { name: words.publish }).click()
      await expect(toast(page)).toContainText(words.publishedToast)
      await expect(published(page, words.published)).toBeVisible()
      await closeToast(page)
      await chooseOnCard(page, name, words.unpublish)
      await page.getByRole('alertdialog').getByRole('button', { name: words.unpublish }).click()
      await expect(toast(page)).toContainText(words.unpublished)
      await expect(published(page, words.published)).toHaveCount(0)
      await page.reload()
      await expect(card(page, name)).toBeVisible()
      await expect(published(page, words.published)).toHaveCount(0)
    })

    test(`who has no Premium is told so and led to the plans, ${lang}`, async ({ page }) => {
      await callerOf(page.request).call('cancel-plan', { body: {} })
      await page.goto('/')
      await chooseOnCard(page, name, words.publish)
      await expect(toast(page)).toContainText(words.premiumFeature)
      await expect(page).toHaveURL('/subscription')
    })
  })
}

test.describe('publishing that fails', () => {
  const words = communityWords.fr
  test.beforeEach(async ({ page }) => {
    await joinFonte(page.request)
    await saveProgram(page.request)
  })

  test('what fails about publishing says so, and nothing typed is lost', async ({ page }) => {
    await page.route('**/api/posts', (route) => route.abort())
    await page.goto('/')
    await chooseOnCard(page, name, words.publish)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.postTitle).fill('Le haut, sans détour')
    await dialog.getByRole('button', { name: words.publish }).click()
    await expect(toast(page)).toContainText(words.publishFailed)
    await expect(published(page, words.published)).toHaveCount(0)
    await page.reload()
    await chooseOnCard(page, name, words.publish)
    await expect(page.getByRole('dialog').getByLabel(words.postTitle)).toHaveValue('Le haut, sans détour')
  })

  test('what fails about withdrawing is told by what failed', async ({ page }) => {
    await publishPost(page.request, {}, { name: 'Publié hier' })
    await page.route('**/unpublish', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'unpublish-check-failed',
          status: 500,
          code: 'unpublish-check-failed',
          request_id: 'r1',
        },
        headers: { 'fonte-call': route.request().headers()['fonte-call'] ?? '' },
      }),
    )
    await page.goto('/')
    await chooseOnCard(page, 'Publié hier', words.unpublish)
    await page.getByRole('alertdialog').getByRole('button', { name: words.unpublish }).click()
    await expect(toast(page)).toContainText(words.checkFailed)
    await expect(card(page, 'Publié hier').getByText(words.published, { exact: true })).toBeVisible()
  })

  test('a plan that ended while the dialog was open leads to the plans', async ({ page }) => {
    // The page hears of the end at the answer alone, not before the button is pressed.
    await page.route(`**${eventsPath}`, (route) => route.abort())
    await page.goto('/')
    await chooseOnCard(page, name, words.publish)
    await page.getByRole('dialog').getByLabel(words.postTitle).fill('Trop tard')
    await callerOf(page.request).call('cancel-plan', { body: {} })
    await page.getByRole('dialog').getByRole('button', { name: words.publish }).click()
    await expect(toast(page)).toContainText(words.premiumRequired)
    await expect(toast(page)).toContainText(words.premiumRequiredText)
    await expect(page).toHaveURL('/subscription')
  })
})

test('an author’s later change is told at home and taken over, own weights kept', async ({
  page,
  lifter: _,
  visitor,
  otherDevice,
}) => {
  const words = communityWords.fr
  const title = `Suivi ${crypto.randomUUID().slice(0, 8)}`
  const post = await publishPost(page.request, { title }, { name: 'Programme suivi' })
  const other = await otherDevice(await newMember(visitor))
  const copyId = crypto.randomUUID()
  await callerOf(other.request).call('copy-post', { params: { id: post.id }, body: { id: copyId } })
  const author = callerOf(page.request)
  const { name: _name, ...original } = await author.call('get-program', { params: { id: post.programId } })
  await author.call('update-program', {
    params: { id: post.programId },
    body: {
      version: original.version,
      name: 'Programme suivi, deuxième version',
      description: original.description,
      image_url: original.image_url,
      exercises: original.exercises.map(({ exercise_id, default_rest, sets }) => ({ exercise_id, default_rest, sets })),
    },
  })
  await other.goto('/')
  await button(other, words.seeChanges).click()
  await expect(other.getByRole('dialog').getByText('Programme suivi, deuxième version')).toBeVisible()
  await expectAccessible(other, 'changes of an author')
  await other.getByRole('dialog').getByRole('button', { name: words.take }).click()
  await expect(toast(other)).toContainText(words.updated)
  await expect(card(other, 'Programme suivi, deuxième version')).toBeVisible()
  await expect(button(other, words.seeChanges)).toHaveCount(0)
})
