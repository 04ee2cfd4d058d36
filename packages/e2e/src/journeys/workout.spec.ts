import { expect, type Page } from '@playwright/test'
import { storedWorkouts } from '../kit/api.ts'
import {
  button,
  card,
  endRest,
  recordAllSets,
  recordSet,
  skipRest,
  startWorkout,
  stopWorkout,
  toast,
  windowsClosed,
} from '../kit/gestures.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

const open = async (page: Page) => {
  const program = await saveProgram(page.request)
  await page.goto('/')
  return program
}

const begin = async (page: Page) => {
  const program = await open(page)
  await startWorkout(page, 'Haut du corps')
  return program
}

const counter = (page: Page, text: string) => page.getByText(text, { exact: true })
const restTimer = (page: Page) => page.getByRole('timer')
const finished = (page: Page) => page.getByRole('heading', { name: 'Séance terminée' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progression' })

test.beforeEach(async ({ lifter: _ }) => undefined)

test('a whole workout is led set by set and counted once', async ({ page }) => {
  await begin(page)
  await expect(page.getByRole('heading', { name: 'Développé couché' })).toBeVisible()
  await expect(counter(page, '1 / 2')).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('80')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')

  await recordSet(page, { weight: '82,5', reps: '6' })
  await expect(restTimer(page)).toContainText('sur 2:30')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '33')
  await skipRest(page)
  await expect(counter(page, '2 / 2')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await recordSet(page, { weight: '82.5', reps: '5' })
  await expect(restTimer(page)).toContainText('sur 2:00')
  await skipRest(page)
  await expect(page.getByRole('heading', { name: 'Tractions en pronation' })).toBeVisible()
  await recordSet(page)

  await expect(finished(page)).toBeVisible()
  await expect(page.getByText('907,5', { exact: true })).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  const [stored] = await storedWorkouts(page.request)
  expect(stored).toMatchObject({ program_name: 'Haut du corps', sets_done: 3, total_weight_lifted: 907.5 })
  await button(page, "Retour à l'accueil").click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
  await page.getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText('Poids soulevé (kg)907,5')
  await page.getByRole('link', { name: /Haut du corps/ }).click()
  await expect(page.getByRole('row', { name: '1 6 82,5' })).toBeVisible()
})

test('a rest grows and shrinks by 15 seconds, ends by itself and says so', async ({ page }) => {
  await page.clock.install()
  await begin(page)
  await recordSet(page)
  await button(page, '+15 s').click()
  await expect(restTimer(page)).toContainText('sur 2:45')
  await button(page, '−15 s').click()
  await button(page, '−15 s').click()
  await expect(restTimer(page)).toContainText('sur 2:15')
  await endRest(page)
  await expect(counter(page, '2 / 2')).toBeVisible()
})

test('a set is undone during its rest, with its figures back in the boxes', async ({ page }) => {
  await begin(page)
  await recordSet(page, { weight: '77,5', reps: '4' })
  await button(page, 'Annuler la série').click()
  await expect(counter(page, '1 / 2')).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('77,5')
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
})

test('a done set is corrected from its line', async ({ page }) => {
  await begin(page)
  await recordSet(page)
  await skipRest(page)
  await page.getByRole('button', { name: /Corriger la série 1/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Répétitions').fill('7,9')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 7 × 80 kg/ })).toBeVisible()
  await stopWorkout(page)
  await expect(finished(page)).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 1, total_weight_lifted: 560 }])
})

test('words count as nothing and too much is an error on the field', async ({ page }) => {
  await begin(page)
  await page.getByLabel('Poids (kg)').fill('2001')
  await button(page, 'Série terminée').click()
  await expect(page.getByLabel('Poids (kg)')).toHaveAccessibleDescription(/2\s000\skg au plus/)
  await recordSet(page, { weight: 'lourd', reps: '5' })
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 5 répétitions/ })).toBeVisible()
})

test('stopping early counts the current set only when its boxes were touched', async ({ page }) => {
  await begin(page)
  await recordSet(page)
  await skipRest(page)
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByLabel('Compter la série en cours')).not.toBeChecked()
  await button(page, 'Continuer la séance').click()
  await page.getByLabel('Répétitions').fill('3')
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByLabel('Compter la série en cours')).toBeChecked()
  await button(page, 'Terminer la séance').click()
  await expect(finished(page)).toBeVisible()
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 2, total_weight_lifted: 640 }])
})

test('during a rest there is no current set to count', async ({ page }) => {
  await begin(page)
  await recordSet(page)
  await button(page, 'Arrêter la séance').click()
  await expect(button(page, 'Terminer la séance')).toBeVisible()
  await expect(page.getByLabel('Compter la série en cours')).toHaveCount(0)
})

test('stopping with nothing recorded discards after asking', async ({ page }) => {
  await begin(page)
  await button(page, 'Arrêter la séance').click()
  await expect(page.getByRole('alertdialog')).toContainText('rien ne sera gardé')
  await button(page, 'Abandonner').click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await windowsClosed(page)
  await page.goto('/stats')
  await expect(page.getByText('Aucune séance pour l’instant')).toBeVisible()
  expect(await storedWorkouts(page.request)).toEqual([])
})

test('recorded sets can be thrown away from the stop question, after a question of its own', async ({ page }) => {
  await begin(page)
  await recordSet(page)
  await stopWorkout(page, 'Abandonner la séance')
  await expect(page.getByRole('alertdialog')).toContainText('La série enregistrée sera perdue.')
  await button(page, 'Annuler').click()
  await expect(restTimer(page)).toBeVisible()
  await stopWorkout(page, 'Abandonner la séance')
  await button(page, 'Abandonner').click()
  await expect(button(page, 'Commencer')).toBeVisible()
  expect(await storedWorkouts(page.request)).toEqual([])
})

test('a reload in the middle comes back to the same set and the same rest', async ({ page }) => {
  await page.clock.install()
  await begin(page)
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
  await expect(counter(page, '2 / 2')).toBeVisible()
  await expect(page.getByRole('button', { name: /Corriger la série 1\s: 5 × 81 kg/ })).toBeVisible()
})

test('a rest that ended while the page was closed is over when it opens', async ({ page }) => {
  await page.clock.install()
  await begin(page)
  await recordSet(page)
  await page.goto('about:blank')
  await page.clock.fastForward('10:00')
  await page.goBack()
  await expect(counter(page, '2 / 2')).toBeVisible()
})

test('a bar on every other page shows the workout under way with its rest, and leads back', async ({ page }) => {
  await page.clock.install()
  await begin(page)
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
  await expect(counter(page, '2 / 2')).toBeVisible()
})

test('after two idle hours the duration may end at the last set', async ({ page }) => {
  await page.clock.install()
  await begin(page)
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

test('an unknown program is told and leads home', async ({ page }) => {
  await page.goto('/workout/0198c0de-0000-7000-8000-000000000000')
  await expect(toast(page)).toContainText('Programme non trouvé.')
  await expect(page).toHaveURL('/')
  await page.goto('/workout/pas-un-programme')
  await expect(toast(page)).toContainText('Programme non trouvé.')
  await expect(page).toHaveURL('/')
})

test('a set starts with the figures of last time', async ({ page }) => {
  await saveWorkout(page.request, Date.now() - 86_400_000)
  await begin(page)
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('82,5')
  await expect(page.getByText('dernière fois')).toHaveCount(2)
  await recordSet(page)
  await skipRest(page)
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
})

test('what was just done is the last time of the next workout', async ({ page }) => {
  await begin(page)
  await recordSet(page, { weight: '85', reps: '3' })
  await stopWorkout(page)
  await button(page, "Retour à l'accueil").click()
  await startWorkout(page, 'Haut du corps')
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('85')
  await expect(page.getByLabel('Répétitions')).toHaveValue('3')
})

test('of two tabs one drives, the other follows and can take over', async ({ page, context }) => {
  await begin(page)
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

test('a double tap records one set', async ({ page }) => {
  await begin(page)
  await button(page, 'Série terminée').dblclick()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '33')
  await expect(restTimer(page)).toBeVisible()
})

test('a predefined program is trained like one’s own', async ({ page }) => {
  await page.goto('/')
  await startWorkout(page, 'Full body débutant')
  await recordSet(page)
  await stopWorkout(page)
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ program_name: 'Full body débutant' }])
})

test('the details of the exercise and the list of exercises are at hand', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: /Détails de l’exercice/ }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Exécution' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await button(page, 'Tous les exercices').click()
  await expect(page.getByRole('dialog')).toContainText('Tractions en pronation')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Couper le son').click()
  await expect(button(page, 'Couper le son')).toHaveAttribute('aria-pressed', 'true')
})

test('workouts one after the other are each counted', async ({ page }) => {
  await open(page)
  for (let round = 0; round < 3; round += 1) {
    await startWorkout(page, 'Haut du corps')
    await recordAllSets(page)
    await button(page, "Retour à l'accueil").click()
  }
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(3)
})
