import { expect, type Page } from '@playwright/test'
import { callerOf } from '../kit/api.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { test } from '../kit/test.ts'
import { saveWorkout } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const day = 86_400_000
const totals = (page: Page) => page.getByRole('region', { name: 'Totaux' })

test('the whole training log is there without a network after one visit, and follows what happens elsewhere', async ({
  page,
  context,
  lifter: _,
}) => {
  for (let days = 1; days <= 25; days += 1) await saveWorkout(page.request, Date.now() - days * day)
  await openAndPrefetch(page)
  await page.goto('/stats/calendar')
  await expect(page.getByRole('heading', { name: 'Régularité' })).toBeVisible()
  await goOffline(context)
  await page.goto('/stats')
  await expect(totals(page)).toContainText('Séances25')
  await goOnline(context)
  await saveWorkout(page.request, Date.now())
  await expect(totals(page)).toContainText('Séances26')
})

test('a measure of the body that is written down without a network arrives once', async ({
  page,
  context,
  lifter: _,
}) => {
  await openAndPrefetch(page, '/stats/body')
  await expect(page.getByRole('heading', { name: /Aucune mesure/ })).toBeVisible()
  await goOffline(context)
  await page.getByRole('textbox', { name: 'Poids de corps (kg)' }).fill('80,25')
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: '80,25' })
  await expect(row).toContainText('en attente de synchronisation')
  await page.reload()
  await expect(row).toContainText('en attente de synchronisation')
  await goOnline(context)
  await expect(row).not.toContainText('en attente de synchronisation')
  const { measures } = await callerOf(page.request).call('get-training-changes', { query: {} })
  expect(measures.map(([, kind, value]) => [kind, value])).toEqual([['weight', 80.25]])
})
