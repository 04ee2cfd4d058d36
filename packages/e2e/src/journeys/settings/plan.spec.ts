import { expect, type Page } from '@playwright/test'
import { changeAnswers } from '../../kit/answers.ts'
import { callerOf } from '../../kit/api.ts'
import { button, toast } from '../../kit/gestures.ts'
import { joinFonte } from '../../kit/people.ts'
import { settingsWords } from '../../kit/settings-words.ts'
import { test } from '../../kit/test.ts'

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const goBasic = (page: Page) => callerOf(page.request).call('cancel-plan', { body: {} })
const storedPlan = async (page: Page) => (await page.request.get('/api/profile')).json()

for (const lang of ['fr', 'en'] as const) {
  const words = settingsWords[lang]
  const banner = (page: Page) => page.getByRole('complementary', { name: words.ad })

  test.describe(`plans, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await joinFonte(page.request, lang)
    })

    test(`a trial is cancelled after a question, and started again for seven days, ${lang}`, async ({ page }) => {
      await page.goto('/subscription')
      await expect(plan(page, words.trial)).toContainText(words.current)
      await expect(button(page, words.startTrial)).toHaveCount(0)
      await button(page, words.cancelPlan).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.keepPlan }).click()
      expect(await storedPlan(page)).toMatchObject({ plan: 'Trial' })
      await button(page, words.cancelPlan).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancelPlan }).click()
      await expect(toast(page)).toContainText(words.cancelled)
      await expect(plan(page, 'Basic')).toContainText(words.current)
      await expect(button(page, words.cancelPlan)).toHaveCount(0)
      expect(await storedPlan(page)).toMatchObject({ plan: 'Basic', trial_started_at: null, trial_ends_at: null })

      await button(page, words.startTrial).click()
      await expect(toast(page)).toContainText(words.trialStarted)
      await expect(plan(page, words.trial)).toContainText(words.current)
      const { trial_started_at, trial_ends_at } = await storedPlan(page)
      expect(Date.parse(trial_ends_at) - Date.parse(trial_started_at)).toBe(7 * 86_400_000)
    })

    test(`a trial that runs out is felt without reloading, and leads back to Basic, ${lang}`, async ({ page }) => {
      const near = new Date(Date.now() + 60_000).toISOString()
      await changeAnswers(page, /\/api\/(session|profile)$/, (text) =>
        text.replace(/"trial_ends_at":"[^"]+"/, `"trial_ends_at":"${near}"`),
      )
      await page.clock.install()
      await page.goto('/payment')
      await expect(page.getByText(words.dayLeft)).toBeVisible()
      await page.clock.fastForward('01:10')
      await expect(page.getByText(words.trialOver)).toBeVisible()
      await button(page, words.backToBasic).click()
      await expect(toast(page)).toContainText(words.nowBasic)
      expect(await storedPlan(page)).toMatchObject({ plan: 'Basic' })
    })

    test(`the payment page tells plan and price, and the purchase is announced, ${lang}`, async ({ page }) => {
      await page.goto('/premium')
      await expect(page).toHaveURL('/payment')
      await expect(page.getByText(words.price)).toBeVisible()
      await expect(page.getByText(words.aYear)).toBeVisible()
      await button(page, words.goPremium).click()
      await expect(toast(page)).toContainText(words.comingSoon)
      await page.getByRole('link', { name: words.seePlans }).click()
      await expect(page).toHaveURL('/subscription')
    })

    test(`on Basic a banner offers 20 % off with a code until it is hidden for the session, ${lang}`, async ({
      page,
      context,
    }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
      await goBasic(page)
      await page.reload()
      await expect(banner(page)).toContainText(words.discount)
      await expect(banner(page)).toContainText('FONTE20')
      await banner(page).getByRole('button', { name: words.hideAd }).click()
      await expect(toast(page)).toContainText(words.adHidden)
      await expect(toast(page)).toContainText(words.adHiddenText)
      await page.reload()
      await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
      const session = await context.newPage()
      await session.goto('/')
      await expect(banner(session)).toBeVisible()
    })
  })
}

test.describe('plans that cannot be changed', () => {
  const words = settingsWords.fr
  test.beforeEach(({ lifter: _ }) => undefined)

  test('what fails about a plan is told in its own words', async ({ page }) => {
    await page.route('**/api/plan/*', (route) => route.abort())
    await page.goto('/subscription')
    await button(page, words.cancelPlan).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.cancelPlan }).click()
    await expect(toast(page)).toContainText(words.cancelFailed)
    await goBasic(page)
    await page.reload()
    await button(page, words.startTrial).click()
    await expect(toast(page)).toContainText(words.trialFailed)
  })
})
