import { expect, type Page } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { button, closeToast, toast } from '../../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { settingsWords } from '../../kit/settings-words.ts'
import { test } from '../../kit/test.ts'

const description = (page: Page) => page.getByLabel('Description')
const text = 'Le minuteur s’arrête quand le téléphone est verrouillé.'

const storedReports = async (page: Page): Promise<readonly { report_type: string; content: string }[]> =>
  (await callerOf(page.request).call('export-user-data', { body: {} })).reports

const fill = async (page: Page) => {
  await page.getByLabel('Type').selectOption('Bug')
  await description(page).fill(`  ${text}\n`)
}

for (const lang of ['fr', 'en'] as const) {
  const words = settingsWords[lang]

  test.describe(`reports, ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await joinFonte(page.request, lang)
    })

    test(`a report needs a type and a description, and is sent without outer spaces, ${lang}`, async ({ page }) => {
      await page.goto('/report')
      await expect(description(page)).toHaveAttribute('rows', '8')
      await expect(page.getByLabel('Type').getByRole('option')).toHaveText([...words.reportTypes])
      await description(page).fill('   ')
      await button(page, words.send).click()
      await expect(toast(page)).toContainText(words.incomplete)
      await expect(toast(page)).toContainText(words.incompleteText)
      await closeToast(page)
      await fill(page)
      await button(page, words.send).click()
      await expect(page).toHaveURL('/settings')
      await expect(toast(page)).toContainText(words.sent)
      expect(await storedReports(page)).toMatchObject([{ report_type: 'Bug', content: text }])
      await page.goto('/report')
      await expect(description(page)).toHaveValue('')
      await button(page, words.back).click()
      await expect(page).toHaveURL('/settings')
    })

    test(`a report that cannot be sent stays on the page, and is filed once by the second try, ${lang}`, async ({
      page,
    }) => {
      await page.goto('/report')
      await fill(page)
      await page.route('**/api/reports', async (route) => {
        await route.fetch()
        await route.abort()
      })
      await button(page, words.send).click()
      await expect(toast(page)).toContainText(words.error)
      await expect(toast(page)).toContainText(words.notSent)
      await expect(page).toHaveURL('/report')
      await page.unroute('**/api/reports')
      await page.reload()
      await expect(description(page)).toHaveValue(`  ${text}\n`)
      await button(page, words.send).click()
      await expect(page).toHaveURL('/settings')
      expect(await storedReports(page)).toHaveLength(1)
    })

    test.describe('in an app that opens without a network', () => {
      test.use({ serviceWorkers: 'allow' })

      test(`a report written without a network is kept, and leaves when the network is back, ${lang}`, async ({
        page,
        context,
      }) => {
        await openAndPrefetch(page, '/')
        await page.goto('/report')
        await expect(description(page)).toBeVisible()
        await goOffline(context)
        await fill(page)
        await page.reload()
        await expect(description(page)).toHaveValue(`  ${text}\n`)
        await button(page, words.send).click()
        await expect(toast(page)).toContainText(words.kept)
        await expect(page).toHaveURL('/settings')
        await goOnline(context)
        await expect.poll(() => storedReports(page)).toMatchObject([{ report_type: 'Bug', content: text }])
      })
    })
  })
}
