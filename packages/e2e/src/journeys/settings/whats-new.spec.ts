import releases from '@fonte/domain/data/releases.json' with { type: 'json' }
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { expectItFits } from '../../kit/layout.ts'
import { goOffline, openAndPrefetch } from '../../kit/offline.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'

const [newest] = releases

/** What stands first of the newest version. */
const [first] = newest ? [...newest.added, ...newest.changed, ...newest.fixed, ...newest.security] : []

/** A version whose corrections are many, beside what else is new in it. */
const folded = releases.find(({ added, fixed }) => added.length > 0 && fixed.length > 8)

const notesOf = (page: Page, version = '') => page.getByRole('region', { name: `Fonte ${version}`, exact: true })

test('the settings name the version and lead to what is new in it, newest first', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await expect(page.locator('#content').getByText(`Fonte ${newest?.version}`)).toBeVisible()
  await page.getByRole('link', { name: 'Nouveautés', exact: true }).click()
  await expect(page).toHaveURL('/whats-new')
  await expect(page.getByRole('heading', { name: 'Nouveautés', level: 1 })).toBeVisible()
  const versions = releases.map(({ version }) => `Fonte ${version}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(versions)
  await expect(notesOf(page, newest?.version).getByRole('listitem').first()).toHaveText(first?.fr ?? '')
  const fixed = notesOf(page, folded?.version).getByText(folded?.fixed[0]?.fr ?? '')
  await expect(fixed).toBeHidden()
  await notesOf(page, folded?.version).getByText('Corrigé', { exact: true }).click()
  await expect(fixed).toBeVisible()
  await expectAccessible(page, 'what is new')
  await expectItFits(page, 'what is new')
  await page.getByRole('button', { name: 'Paramètres', exact: true }).click()
  await expect(page).toHaveURL('/settings')
})

test('what is new is told in English, too', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await page.goto('/whats-new')
  await expect(page.getByRole('heading', { name: 'What’s new', level: 1 })).toBeVisible()
  await expect(notesOf(page, newest?.version).getByRole('listitem').first()).toHaveText(first?.en ?? '')
})

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is new can be read without a network', async ({ page, context, lifter: _ }) => {
    await openAndPrefetch(page)
    await goOffline(context)
    await page.goto('/whats-new')
    await expect(notesOf(page, newest?.version).getByRole('listitem').first()).toBeVisible()
  })
})
