import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { plannedNames, storedSets } from '../../kit/api.ts'
import { button, recordSet, skipRest, startWorkout, toast } from '../../kit/gestures.ts'
import { goOnline } from '../../kit/offline.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'
import { beginWorkoutOffline } from '../../kit/workout.ts'

const list = async (page: Page) => {
  await button(page, 'Tous les exercices').click()
  return page.getByRole('dialog', { name: 'Tous les exercices' })
}

const choose = async (page: Page, name: string, entry: string) => {
  const dialog = page.getByRole('dialog', { name: 'Tous les exercices' })
  await dialog.getByRole('button', { name: new RegExp(`^Actions\\s: ${name}`) }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test.use({ viewport: { width: 360, height: 640 } })
test.beforeEach(async ({ lifter: _ }) => undefined)

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a machine that is taken is swapped, a set added, and all of it counts once', async ({
    page,
    context,
  }) => {
    await beginWorkoutOffline(page, context)
    await recordSet(page, { weight: '80', reps: '5' })
    await skipRest(page)

    await button(page, 'Échanger').click()
    const swap = page.getByRole('dialog', { name: 'Échanger' })
    await expect(swap).toContainText('la série faite reste, 1 à faire avec un autre exercice')
    await expect(swap.getByRole('button', { name: 'Barre', exact: true })).toHaveAttribute('aria-pressed', 'false')
    await swap.getByRole('button', { name: /^Développé couché aux haltères/ }).click()
    await expect(toast(page)).toContainText('Échangé contre Développé couché aux haltères')
    await expect(page.getByRole('heading', { name: 'Développé couché aux haltères' })).toBeVisible()
    await expect(page.getByPlaceholder('à régler')).toHaveValue('')
    await button(page, 'Ajouter une série').click()
    await expect(page.getByText('1 / 2', { exact: true })).toBeVisible()
    await recordSet(page, { weight: '30', reps: '10' })
    await page.reload()
    await skipRest(page)
    await recordSet(page, { weight: '32', reps: '8' })
    await skipRest(page)
    await recordSet(page)

    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    await page.getByRole('region', { name: 'Garder ces changements' }).getByRole('button', { name: 'Garder' }).click()
    await expect(page.getByText('Le programme est à jour.')).toBeVisible()
    await goOnline(context)
    await expect
      .poll(() => storedSets(page.request))
      .toMatchObject([
        { exercise_name: 'Développé couché', reps: 5, weight: 80 },
        { exercise_name: 'Développé couché aux haltères', reps: 10, weight: 30 },
        { exercise_name: 'Développé couché aux haltères', reps: 8, weight: 32 },
        { exercise_name: 'Tractions en pronation' },
      ])
    await expect
      .poll(() => plannedNames(page.request))
      .toEqual(['Développé couché aux haltères', 'Tractions en pronation'])
  })
})

test('a swap is taken back by its message', async ({ page }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await button(page, 'Échanger').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Développé couché aux haltères/ })
    .click()
  await toast(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Développé couché', exact: true })).toBeVisible()
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('80')
})

test('exercises are gone to, moved, skipped and added from the list', async ({ page }) => {
  await saveProgram(page.request)
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  const dialog = await list(page)
  await dialog.getByRole('button', { name: 'Tractions en pronation', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Tractions en pronation' })).toBeVisible()

  await list(page)
  await choose(page, 'Tractions en pronation', 'Monter')
  await expect(dialog.getByRole('listitem').first()).toContainText('Tractions en pronation')
  await choose(page, 'Développé couché', 'Passer l’exercice')
  await expect(dialog.getByText('passé').first()).toBeVisible()
  await choose(page, 'Tractions en pronation', 'Retirer de la séance')
  await expect(toast(page)).toContainText('Pour terminer, arrêtez la séance')
  await dialog.getByRole('button', { name: 'Ajouter un exercice' }).click()
  const selector = page.getByRole('dialog', { name: /exercices/i }).last()
  await selector.getByRole('searchbox').fill('curl marteau')
  await selector.getByRole('checkbox').first().check()
  await selector.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(toast(page)).toContainText('Exercice ajouté')
  await expect(dialog.getByRole('listitem').last()).toContainText(/curl marteau/i)

  const first = dialog.getByRole('listitem').first()
  const grip = dialog.getByRole('button', { name: /^Déplacer Curl marteau/i })
  await grip.dragTo(first, { targetPosition: { x: 80, y: 4 } })
  await expect(first).toContainText(/curl marteau/i)
  await grip.press('ArrowDown')
  await expect(dialog.getByRole('listitem').nth(1)).toContainText(/curl marteau/i)
  await expect(grip).toBeFocused()
})

test('by touch a set is moved, skipped, removed and brought back, from the list and from its own sheet', async ({
  page,
}) => {
  const sets = [8, 6, 4].map((reps) => ({ reps, weight: 80, rest: 90 }))
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 120, sets }]
  await saveProgram(page.request, { exercises })
  await page.goto('/')
  await startWorkout(page, 'Haut du corps')
  await list(page)
  await choose(page, 'Développé couché', 'Séries de l’exercice')
  const sheet = page.getByRole('dialog', { name: 'Séries de l’exercice' })
  const lines = sheet.getByRole('list', { name: 'Séries de l’exercice' }).getByRole('listitem')
  const chooseSet = async (name: string, entry: string) => {
    await sheet.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
  await chooseSet('Actions\u00a0: série 3', 'Monter')
  await expect(sheet.getByText('Série 3\u00a0: position 2 sur 3')).toBeAttached()
  await expect(lines.nth(1)).toContainText('4 × 80')
  await chooseSet('Actions\u00a0: série 2', 'Monter')
  await expect(lines.first()).toContainText('4 × 80')
  await chooseSet('Actions\u00a0: série 3', 'Passer la série')
  await expect(lines.last()).toContainText('passée')
  await chooseSet('Actions\u00a0: série passée, 6 × 80\u00a0kg', 'Remettre la série')
  await expect(lines.last()).not.toContainText('passée')
  await chooseSet('Actions\u00a0: série 2', 'Supprimer la série')
  await expect(lines).toHaveCount(2)
  await toast(page).filter({ hasText: 'Série supprimée' }).getByRole('button', { name: 'Annuler' }).click()
  await expect(lines).toHaveCount(3)
  await expectAccessible(page, 'the sets of an exercise')
  await page.reload()
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
  await button(page, 'Série 1 / 3').click()
  await button(page, 'Passer la série').click()
  await expect(page.getByLabel('Répétitions')).toHaveValue('8')
})
