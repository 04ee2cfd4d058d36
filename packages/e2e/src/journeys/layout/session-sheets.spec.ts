import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../kit/accessibility.ts'
import { button, recordSet } from '../../kit/gestures.ts'
import { boxesOf, expectItFits, pageSettled } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

const openMenu = async (page: Page) => {
  await button(page, 'Tous les exercices').click()
  await page.getByRole('button', { name: /^Actions\s: Développé couché/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

test('axe finds nothing in the sheets of the session', async ({ page, lifter: _ }) => {
  const press = {
    exercise_id: 'predefined-développé-couché',
    default_rest: 60,
    sets: [{ reps: 5, weight: 80, rest: 0 }],
  }
  const plank = {
    exercise_id: 'predefined-planche',
    default_rest: 60,
    sets: [{ reps: 0, weight: 0, seconds: 45, rest: 60 }],
  }
  const { id } = await saveProgram(page.request, { exercises: [press, plank] })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  const inSheet = async (name: string | RegExp, where: string) => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, where)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await inSheet('Échanger', 'swap')
  await inSheet('Charge', 'plates')
  await inSheet('Note', 'note')
  await inSheet(/^Série 1 \/ 1/, 'kind of the set')
  await openMenu(page)
  await expectAccessible(page, 'overview with a menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Poids (kg)', { exact: true }).tap()
  await expect(page.getByRole('group', { name: 'Pavé numérique' })).toBeVisible()
  await expectAccessible(page, 'keypad')
  await recordSet(page)
  await button(page, 'Passer le repos').click()
  await button(page, 'Démarrer').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectAccessible(page, 'timed set')
})

test('on a low screen each tool of a set is as high as a finger, and no note or line of a set leaves its place', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const sets = [{ reps: 8, weight: 40, rest: 60, kind: 'warmup' as const }]
  const note = `https://www.exemple.fr/${'couche'.repeat(30)}`
  const { id } = await saveProgram(page.request, {
    exercises: [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets: [...sets, ...sets], note }],
  })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  const tools = page.getByRole('group', { name: 'Outils de la série' }).getByRole('button')
  await expect(tools).toHaveCount(4)
  await pageSettled(page)
  const heights = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().height))
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(48)
  const [weight, actions] = await boxesOf(page, page.getByLabel('Poids (kg)'), page.locator('.workout-action'))
  expect(weight.bottom, 'a long note leaves the weight in view').toBeLessThanOrEqual(actions.top)
  await expectItFits(page, 'a set with a long word in its note')
  await page.setViewportSize({ width: 360, height: 740 })
  await recordSet(page)
  const line = page.getByRole('button', { name: /^Corriger la série 1/ })
  const [pencil, undo] = await boxesOf(page, line.locator('.icon'), button(page, 'Annuler la série'))
  expect(pencil.right <= undo.left || pencil.bottom <= undo.top, 'the set beside its undoing').toBe(true)
})

test('axe finds nothing in a workout without a program', async ({ page, lifter: _ }) => {
  await page.goto('/workout/libre')
  await button(page, 'Commencer').click()
  await expect(button(page, 'Ajouter un exercice')).toBeVisible()
  await expectAccessible(page, 'workout without a program')
})
