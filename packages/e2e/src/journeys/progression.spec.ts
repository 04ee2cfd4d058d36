import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { callerOf } from '../kit/api.ts'
import { button, card, recordAllSets, startWorkout } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

const weight = (page: Page) => page.getByLabel('Poids (kg)')
const bench = 'predefined-développé-couché'
const sets = [
  { reps: 5, weight: 80, rest: 60 },
  { reps: 5, weight: 80, rest: 60 },
]
const done = { exercise_id: bench, exercise_name: 'Développé couché', reps: 5, weight: 80 }

test('a rule chosen in the editor raises the weight, says why, and gives way to the lifter', async ({
  page,
  lifter: _,
}) => {
  const { id } = await saveProgram(page.request)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/?edit=${id}`)
  const row = page.getByRole('region', { name: /^Développé couché/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Progression' }).click()
  const dialog = page.getByRole('dialog', { name: 'Progression' })
  await dialog.getByLabel('Règle').selectOption('Linéaire')
  await dialog.getByLabel('Palier (kg)').fill('0')
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect(dialog.getByText('Un nombre de 0,25 à 50 est attendu.')).toBeVisible()
  await dialog.getByLabel('Palier (kg)').fill('2,5')
  await expectAccessible(page, 'the rule')
  await expectItFits(page, 'the rule')
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect(row.getByRole('button', { name: /Linéaire, \+2,5/ })).toBeVisible()
  await button(page, 'Enregistrer').click()
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await startWorkout(page, 'Haut du corps')
  await expect(weight(page)).toHaveValue('80')
  await recordAllSets(page)
  await button(page, "Retour à l'accueil").click()

  await startWorkout(page, 'Haut du corps')
  await expect(weight(page)).toHaveValue('82,5')
  const line = page.getByRole('button', { name: '+2,5\u00a0kg · 2 × 5 faites' })
  await line.click()
  await expect(page.getByText(/^La dernière fois, l’objectif a été atteint/)).toBeVisible()
  await expectItFits(page, 'the reason')
  await button(page, 'Garder 80\u00a0kg').click()
  await expect(weight(page)).toHaveValue('80')
})

test.describe('in an app that opens without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('(en) a target stands with its reason, without a network too', async ({ page, context }) => {
    await joinFonte(page.request, 'en')
    const rows = [
      { exercise_id: bench, default_rest: 60, sets, progression: { kind: 'linear', step: 2.5, tries: 1 } as const },
    ]
    const { id } = await saveProgram(page.request, { exercises: rows })
    await saveWorkout(page.request, Date.now() - 86_400_000, { program_id: id, sets: [done, { ...done, reps: 3 }] })
    await openAndPrefetch(page)
    await goOffline(context)
    await page.getByRole('region', { name: 'Next workout' }).getByRole('button', { name: 'Start' }).click()
    await expect(page.getByLabel('Weight (kg)')).toHaveValue('70')
    await page.getByRole('button', { name: '−10 kg · reps missed' }).click()
    await expect(page.getByRole('button', { name: 'Keep 80 kg' })).toBeVisible()
  })

  test('5/3/1 goes a week on with each workout, once it is over', async ({ page, context, lifter: _ }) => {
    const progression = { kind: '531', step: 2.5, tm: 100, week: 1 } as const
    const rows = [{ exercise_id: bench, default_rest: 60, sets: [...sets, ...sets.slice(1)], progression }]
    await saveProgram(page.request, { exercises: rows })
    await openAndPrefetch(page)
    await goOffline(context)
    await startWorkout(page, 'Haut du corps')
    await expect(weight(page)).toHaveValue('65')
    await recordAllSets(page)
    await button(page, "Retour à l'accueil").click()
    await startWorkout(page, 'Haut du corps')
    await expect(weight(page)).toHaveValue('70')
    await goOnline(context)
    await expect
      .poll(async () => (await callerOf(page.request).call('get-programs')).items[0]?.exercises[0]?.progression)
      .toEqual({ ...progression, week: 2 })
  })
})
