import { expect, type Page } from '@playwright/test'
import { callerOf } from '../kit/api.ts'
import { boxesOf, brokenWords } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { test } from '../kit/test.ts'
import { saveWorkout } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const day = 86_400_000
const totals = (page: Page) => page.getByRole('region', { name: 'Totaux' })

test('the whole training log is there without a network after one visit, follows what happens elsewhere, and keeps to its place on a small phone', async ({
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
  const bench = { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché' }
  const sets = [{ ...bench, reps: 5, weight: 80, note: 'Barre plus haute sur la poitrine. '.repeat(14).trim() }]
  await saveWorkout(page.request, Date.now(), { sets })
  await expect(totals(page)).toContainText('Séances26')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('#history').getByRole('link').first().click()
  await expect(page.getByRole('columnheader', { name: 'Répétitions' })).toBeVisible()
  expect(await brokenWords(page.getByRole('table').first())).toEqual([])
  await page.goto(`/stats/exercises/${encodeURIComponent(bench.exercise_id)}`)
  const [drawing, date] = await boxesOf(
    page,
    page.locator('.workout-volumes'),
    page.locator('.workout-volumes span').last(),
  )
  expect(date.right).toBeLessThanOrEqual(drawing.right)
  const room = await page.locator('.totals-band > div').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell.querySelector('.stamp') ?? cell)
      return cell.getBoundingClientRect().right - words.getBoundingClientRect().right
    }),
  )
  expect(Math.min(...room), 'between a stamp and the rule beside it').toBeGreaterThanOrEqual(8)
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
