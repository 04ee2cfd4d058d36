import { expect } from '@playwright/test'
import {
  button,
  card,
  chooseInAccountMenu,
  recordAllSets,
  recordSet,
  signInByForm,
  skipRest,
  startWorkout,
} from '../kit/gestures.ts'
import { goOffline, goOnline, openAndPrefetch } from '../kit/offline.ts'
import { newMember } from '../kit/people.ts'
import { saveProgram } from '../kit/training.ts'
import { beginWorkoutOffline } from '../kit/workout.ts'
import { expectSame, expectUnsent, waiting, whole } from './outcome.ts'
import { test } from './test.ts'

const day = 86_400_000
const hour = 3_600_000

const oneSet = [
  { exercise_id: 'predefined-développé-couché', default_rest: 0, sets: [{ reps: 5, weight: 80, rest: 0 }] },
]

test('twenty workouts queued without a network arrive once each, in order', async ({
  page,
  context,
  wire,
  lifter: _,
}) => {
  test.slow()
  await saveProgram(page.request, { exercises: oneSet })
  await openAndPrefetch(page)
  await goOffline(context)
  for (let round = 1; round <= 20; round += 1) {
    await startWorkout(page, 'Haut du corps')
    await recordSet(page, { weight: String(round) })
    await button(page, "Retour à l'accueil").click()
  }
  await expectUnsent(page, 20)
  await goOnline(context)
  await expectSame(
    page,
    Array.from({ length: 20 }, (_, round) => ({ sets: 1, weight: 5 * (round + 1) })),
  )
  expect(wire.deliveries).toBe(20)
})

test('two tabs that open together send one workout once and show one running workout', async ({
  page,
  context,
  wire,
  lifter: _,
}) => {
  await beginWorkoutOffline(page, context)
  await recordAllSets(page)
  await button(page, "Retour à l'accueil").click()
  await startWorkout(page, 'Haut du corps')
  await recordSet(page)
  await page.close()
  await goOnline(context)
  const [one, other] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([one.goto('/'), other.goto('/')])
  await expectUnsent(one, 0)
  expect(wire.deliveries).toBe(1)
  await button(one, 'Reprendre la séance').click()
  await skipRest(one)
  await recordSet(one)
  await skipRest(one)
  await recordSet(one)
  await expect(button(other, 'Reprendre la séance')).toHaveCount(0)
  await expectSame(one, [whole, whole])
  await expectSame(other, [whole, whole])
  expect(wire.deliveries).toBe(2)
})

test('the access token runs out while offline', async ({ page, context, wire, lifter: _ }) => {
  await beginWorkoutOffline(page, context)
  await context.clearCookies({ name: 'fonte_access' })
  await recordAllSets(page)
  await page.reload()
  await expectUnsent(page, 1)
  await goOnline(context)
  await expectSame(page, [whole])
  expect(wire.deliveries).toBeGreaterThanOrEqual(1)
})

test('the session ends while offline: what was done waits for its owner', async ({ page, context, lifter }) => {
  await beginWorkoutOffline(page, context)
  await recordAllSets(page)
  for (const name of ['fonte_access', 'fonte_refresh']) await context.clearCookies({ name })
  await goOnline(context)
  await expect(button(page, 'Se connecter')).toBeVisible()
  await expectUnsent(page, 1)
  await signInByForm(page, lifter)
  await expectSame(page, [whole])
})

test('another person signs in on the device: nothing of the first is shown or sent as theirs', async ({
  page,
  wire,
  visitor,
  lifter,
}) => {
  const other = await newMember(visitor)
  await saveProgram(page.request)
  await openAndPrefetch(page)
  const release = wire.holdWorkouts()
  await startWorkout(page, 'Haut du corps')
  await recordAllSets(page)
  await button(page, "Retour à l'accueil").click()
  await startWorkout(page, 'Haut du corps')
  await recordSet(page)
  await page.goto('/')
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  const dialog = page.getByRole('alertdialog', { name: 'Pas encore envoyé' })
  await expect(dialog).toContainText('Haut du corps')
  await dialog.getByRole('button', { name: 'Déconnexion' }).click()
  await signInByForm(page, other)
  await expect(page.getByRole('heading', { name: `Bienvenue, ${other.username}` })).toBeVisible()
  release()
  await expect(card(page, 'Full body débutant')).toBeVisible()
  await expect(card(page, 'Haut du corps')).toHaveCount(0)
  await expect(button(page, 'Reprendre la séance')).toHaveCount(0)
  await page.goto('/stats')
  await expect(page.getByText('Aucune séance pour l’instant')).toBeVisible()
  await expect(page.getByText(waiting)).toHaveCount(0)
  expect(wire.deliveries).toBe(0)
  await expectUnsent(page, 1)
  await chooseInAccountMenu(page, 'menuitem', 'Déconnexion')
  await signInByForm(page, lifter)
  await expectUnsent(page, 0)
  await button(page, 'Reprendre la séance').click()
  await skipRest(page)
  await recordSet(page)
  await skipRest(page)
  await recordSet(page)
  await expectSame(page, [whole, whole])
})

for (const [words, error] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`with a clock ${words} a workout keeps its place in time`, async ({ page, context, lifter: _ }) => {
    await saveProgram(page.request)
    await page.clock.install({ time: Date.now() + error })
    await openAndPrefetch(page)
    await goOffline(context)
    await startWorkout(page, 'Haut du corps')
    await recordAllSets(page)
    await button(page, "Retour à l'accueil").click()
    // Three hours pass on the device before it finds a network.
    await page.clock.fastForward('03:00:00')
    await goOnline(context)
    await page.goto('/')
    await expectSame(page, [whole])
    const [entry] = (await (await page.request.get('/api/workout-history')).json()).items
    const ago = Date.now() - Date.parse(entry.completed_at)
    expect(Math.round(ago / hour)).toBe(3)
    expect(Date.parse(entry.started_at)).toBeLessThanOrEqual(Date.parse(entry.completed_at))
  })
}
