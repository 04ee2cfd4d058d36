import { expect } from '@playwright/test'
import { storedWorkouts } from '../../kit/api.ts'
import { button, recordSet, skipRest, toast } from '../../kit/gestures.ts'
import { test } from '../../kit/test.ts'
import { beginWorkout, finished, restTimer, setNumber } from '../../kit/workout.ts'

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a reload in the middle comes back to the same set, what was typed for it, and the same rest', async ({
  page,
}) => {
  await page.clock.install()
  await beginWorkout(page)
  await recordSet(page, { weight: '81' })
  await button(page, '+15 s').click()
  await expect(restTimer(page)).toContainText('sur 2:45')
  await page.clock.fastForward('01:00')
  await page.reload()
  await expect(restTimer(page)).toContainText('sur 2:45')
  await expect(restTimer(page)).toHaveAccessibleName(/^Repos, 1 minute/)
  await expect(page.getByRole('status').getByText('Séance reprise là où elle en était.')).toBeVisible()
  await skipRest(page)
  await page.reload()
  await expect(setNumber(page, '2 / 2')).toBeVisible()
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 5 × 81 kg/ })).toBeVisible()
  await page.getByLabel(/^Poids/).fill('83,5')
  await page.reload()
  await expect(page.getByLabel(/^Poids/)).toHaveValue('83,5')
})

test('a rest that ended while the page was closed is over when it opens', async ({ page }) => {
  await page.clock.install()
  await beginWorkout(page)
  await recordSet(page)
  await page.goto('about:blank')
  await page.clock.fastForward('10:00')
  await page.goBack()
  await expect(setNumber(page, '2 / 2')).toBeVisible()
})

test('a bar on every other page shows the workout under way with its rest, and leads back', async ({ page }) => {
  await page.clock.install()
  await beginWorkout(page)
  await recordSet(page)
  for (const url of ['/', '/stats', '/settings']) {
    await page.goto(url)
    const bar = page.getByRole('complementary', { name: 'Séance en cours' })
    await expect(bar).toContainText(/Haut du corps.*1 série sur 3/)
    await expect(bar).toContainText(/2:\d\d/)
    await expect(bar.getByRole('button')).toHaveAccessibleDescription('Haut du corps 1 série sur 3')
    expect((await bar.locator('.running-bar-row').boundingBox())?.height).toBeGreaterThanOrEqual(64)
  }
  await page.clock.fastForward('03:00')
  await expect(page.getByRole('complementary', { name: 'Séance en cours' })).toContainText(/\+0:\d\d|\+1:\d\d/)
  await expect(button(page, 'Abandonner')).toHaveCount(0)
  await page.locator('.running-bar-row').click({ position: { x: 8, y: 8 } })
  await expect(setNumber(page, '2 / 2')).toBeVisible()
})

test('another workout that is asked for meanwhile leads back to the one under way, or home', async ({ page }) => {
  await beginWorkout(page)
  await page.goto('/workout/libre')
  await expect(page.getByRole('heading', { name: 'Une autre séance est en cours' })).toBeVisible()
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('link', { name: 'Reprendre la séance' }).click()
  await expect(setNumber(page, '1 / 2')).toBeVisible()
})

test('an unknown program that is asked for meanwhile is told and leads home', async ({ page }) => {
  await beginWorkout(page)
  await page.goto(`/workout/${crypto.randomUUID()}`)
  await expect(toast(page)).toContainText('Programme non trouvé.')
  await expect(page).toHaveURL('/')
  await button(page, 'Reprendre la séance').click()
  await expect(setNumber(page, '1 / 2')).toBeVisible()
})

test('after two idle hours the duration may end at the last set', async ({ page }) => {
  await page.clock.install()
  await beginWorkout(page)
  await recordSet(page)
  await skipRest(page)
  await page.goto('/')
  // The storage is open first: one that did not open within three hours would be given up.
  await expect(button(page, 'Reprendre la séance')).toBeVisible()
  await page.clock.fastForward('03:00:00')
  await button(page, 'Reprendre la séance').click()
  await expect(page.getByRole('alertdialog')).toContainText('Rien ne s’est passé depuis plus de deux heures.')
  await button(page, 'Terminer à la dernière série').click()
  await expect(finished(page)).toBeVisible()
  const stored = async () => (await (await page.request.get('/api/workout-history')).json()).items
  await expect.poll(stored).toMatchObject([{ duration_minutes: 0, sets_done: 1 }])
})

test('of two tabs one drives, the other follows and can take over', async ({ page, context }) => {
  await beginWorkout(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Cette séance se déroule dans un autre onglet.')).toBeVisible()
  await expect(button(other, 'Série terminée')).toBeDisabled()
  await recordSet(page)
  await expect(restTimer(other)).toBeVisible()
  await button(other, 'Continuer ici').click()
  await expect(button(page, 'Passer le repos')).toBeDisabled()
  await skipRest(other)
  await recordSet(other)
  await skipRest(other)
  await recordSet(other)
  await expect(finished(page)).toBeVisible()
  await expect(finished(other)).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
})
