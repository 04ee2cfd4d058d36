import { expect, type Page } from '@playwright/test'
import { storedPrograms, storedWorkouts } from '../kit/api.ts'
import { button, card, recordAllSets, recordSet, skipRest, startWorkout, toast } from '../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { addExercises, save } from '../kit/program-form.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

test.use({ serviceWorkers: 'allow' })

const waiting = 'en attente de synchronisation'
const history = (page: Page) => page.getByRole('link', { name: /Haut du corps/ })

const showHistory = async (page: Page) => {
  await page.getByRole('link', { name: 'Statistiques' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: 'Statistiques' })).toBeVisible()
}

/** Leaves the finish screen for the history. */
const leaveFinish = async (page: Page) => {
  await button(page, "Retour à l'accueil").click()
  await showHistory(page)
}

const trainOffline = async (page: Page) => {
  await goOffline(page.context())
  await startWorkout(page, 'Haut du corps')
  await recordAllSets(page)
}

/** The database has exactly one workout, and the device says the same. */
const expectOneEverywhere = async (page: Page) => {
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 800 }])
  await expect(history(page)).toHaveCount(1)
  await expect(history(page)).not.toContainText(waiting)
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText('Séances1')
}

test.beforeEach(async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await openAndPrefetch(page)
})

test('a workout without a network waits in the history and arrives once', async ({ page, context }) => {
  await trainOffline(page)
  await expect(page.getByText(waiting)).toBeVisible()
  await leaveFinish(page)
  await expect(history(page)).toContainText(waiting)
  await expect(page.getByText(/1 élément en attente de synchronisation/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totaux' })).toContainText('Séances1')
  await history(page).click()
  await expect(page.getByRole('row', { name: '1 5 80' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour aux statistiques' }).click()
  await goOnline(context)
  await expectOneEverywhere(page)
})

test('a workout whose answer was lost is sent again and stored once', async ({ page }) => {
  let losses = 1
  await page.route('**/api/workout-history', async (route) => {
    if (route.request().method() !== 'POST' || losses === 0) return route.continue()
    losses -= 1
    const answer = await route.fetch()
    expect(answer.status()).toBeLessThan(300)
    return route.abort('connectionreset')
  })
  await startWorkout(page, 'Haut du corps')
  await recordAllSets(page)
  await leaveFinish(page)
  await expectOneEverywhere(page)
  expect(losses).toBe(0)
})

test('a program made without a network arrives once and can be trained meanwhile', async ({ page, context }) => {
  await goOffline(context)
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  await page.getByLabel('Nom du programme').fill('Hors réseau')
  await addExercises(page, ['Développé couché'])
  await save(page)
  await expect(card(page, 'Hors réseau')).toContainText(waiting)
  await startWorkout(page, 'Hors réseau')
  await recordSet(page)
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await button(page, "Retour à l'accueil").click()
  await goOnline(context)
  const names = async () => (await storedPrograms(page.request)).map(({ name }) => name)
  await expect.poll(async () => (await names()).sort()).toEqual(['Haut du corps', 'Hors réseau'])
  await expect.poll(() => storedWorkouts(page.request)).toMatchObject([{ program_name: 'Hors réseau', sets_done: 1 }])
  await expect(card(page, 'Hors réseau')).not.toContainText(waiting)
})

test('a changed program and a new exercise wait together and arrive in order', async ({ page, context }) => {
  await goOffline(context)
  await card(page, 'Haut du corps')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  await button(page, 'Ajouter des exercices').filter({ visible: true }).click()
  await button(page, 'Créer un exercice').click()
  const form = page.getByRole('dialog', { name: 'Créer un exercice' })
  await form.getByLabel("Nom de l'exercice").fill('Développé au sol')
  await form.getByLabel('Groupe musculaire principal').selectOption({ label: 'Pectoraux' })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await button(page, 'Ajouter la sélection').click()
  await save(page)
  await goOnline(context)
  const exercises = async () => {
    const [program] = await storedPrograms(page.request)
    return (await (await page.request.get(`/api/programs/${program?.id}`)).json()).exercises
  }
  await expect.poll(async () => (await exercises()).length).toBe(3)
  expect((await exercises())[2]).toMatchObject({ name: 'Développé au sol' })
})

test('the app opens without a network, at any page', async ({ page, context }) => {
  const [{ id } = { id: '' }] = await storedPrograms(page.request)
  await page.close()
  await goOffline(context)
  const again = await context.newPage()
  await again.goto('/')
  await expect(card(again, 'Haut du corps')).toBeVisible()
  await expect(card(again, 'Full body débutant')).toBeVisible()
  await expect(again.getByText('Hors ligne.')).toBeVisible()
  await again.goto(`/workout/${id}`)
  await expect(button(again, 'Commencer')).toBeVisible()
  await again.goto('/stats')
  await expect(again.getByText('Aucune séance pour l’instant')).toBeVisible()
  await again.goto('/?edit=new')
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a running workout survives closing and opening the app without a network', async ({ page, context }) => {
  await goOffline(context)
  await startWorkout(page, 'Haut du corps')
  await recordSet(page, { weight: '81' })
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await button(again, 'Reprendre la séance').click()
  await skipRest(again)
  await recordSet(again)
  await skipRest(again)
  await recordSet(again)
  await expect(again.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await goOnline(context)
  await expect.poll(() => storedWorkouts(again.request)).toMatchObject([{ sets_done: 3, total_weight_lifted: 805 }])
})

test('signing out names what has not been sent, and keeps it for the next sign-in', async ({
  page,
  context,
  lifter,
}) => {
  await trainOffline(page)
  await button(page, "Retour à l'accueil").click()
  await button(page, 'Menu du compte').click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Pas encore envoyé' })
  await expect(dialog).toContainText('Haut du corps')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: `Bienvenue, ${lifter.username}` })).toBeVisible()
  await goOnline(context)
  await expect.poll(() => storedWorkouts(page.request)).toHaveLength(1)
  await expect(toast(page)).toHaveCount(0)
})
