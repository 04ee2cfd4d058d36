import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { button, card, recordSet } from '../kit/gestures.ts'
import { joinFonte } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

/** The README's pictures; `FONTE_SCREENSHOTS=1` draws them anew. */
const folder = fileURLToPath(new URL('../../../../docs/screenshots', import.meta.url))

const evening = Date.UTC(2026, 4, 20, 17, 30)
const day = 86_400_000

/** An exercise of a program. */
const planned = (exercise: string, weight: number, reps: readonly number[], rest = 120) => ({
  exercise_id: `predefined-${exercise}`,
  default_rest: 150,
  sets: reps.map((count) => ({ reps: count, weight, rest })),
})

const upperBody = [
  planned('développé-couché', 70, [8, 8, 8, 6]),
  planned('traction-en-pronation', 0, [8, 8, 6]),
  planned('développé-militaire', 40, [10, 10, 8], 90),
]

const lowerBody = [planned('squat-à-la-barre', 100, [6, 6, 6, 6]), planned('soulevé-de-terre', 120, [5, 5, 5])]

/** Sets of a past workout. */
const done = (exercise: string, exercise_name: string, weight: number, reps: readonly number[]) =>
  reps.map((count) => ({ exercise_id: `predefined-${exercise}`, exercise_name, reps: count, weight }))

const upper = (week: number) => [
  ...done('développé-couché', 'Développé couché', 70 - 2.5 * Math.ceil(week / 2), [8, 8, 7, 6]),
  ...done('traction-en-pronation', 'Tractions en pronation', 0, [8, 7, 6]),
  ...done('rowing-à-la-barre', 'Rowing à la barre', 65 - 2.5 * Math.ceil(week / 3), [10, 10, 9]),
  ...done('développé-militaire', 'Développé militaire', 40 - 2.5 * Math.ceil(week / 4), [10, 9, 8]),
]

const lower = (week: number) => [
  ...done('squat-à-la-barre', 'Squat à la barre', 100 - 2.5 * Math.ceil(week / 2), [6, 6, 6, 6]),
  ...done('soulevé-de-terre', 'Soulevé de terre', 120 - 5 * Math.ceil(week / 3), [5, 5, 5]),
]

/** Weeks of training, with two workouts each and three in every fourth. */
const weeks = 12

/** Has the programs of these ids trained. */
const train = async (page: Page, ids: { upper: string | null; lower: string | null }) => {
  const upperDone = { program_id: ids.upper, program_name: 'Haut du corps' }
  const lowerDone = { program_id: ids.lower, program_name: 'Bas du corps' }
  for (let week = 0; week < weeks; week += 1) {
    const past = [
      { ...lowerDone, sets: lower(week), days: 1 },
      { ...upperDone, sets: upper(week), days: 2 },
      ...(week % 4 === 1 ? [{ ...upperDone, sets: upper(week), days: 4 }] : []),
    ]
    for (const { days, ...workout } of past) {
      await saveWorkout(page.request, evening - (7 * week + days) * day, workout)
    }
  }
}

const shot = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' })
}

test.skip(process.env.FONTE_SCREENSHOTS !== '1', 'draws only when asked')
test.use({ deviceScaleFactor: 2 })

test('the pictures of the README', async ({ page }) => {
  await mkdir(folder, { recursive: true })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.clock.install({ time: evening })
  await joinFonte(page.request, 'fr', { full_name: 'Marion Dubois', username: 'marion' })
  const { id: lowerId } = await saveProgram(page.request, { name: 'Bas du corps', exercises: lowerBody })
  const { id } = await saveProgram(page.request, { description: 'Le lundi et le jeudi.', exercises: upperBody })
  await train(page, { upper: id, lower: lowerId })

  await page.goto('/')
  await expect(card(page, 'Haut du corps')).toBeVisible()
  await expect(page.getByText(/kg cette semaine/i)).toBeVisible()
  await expect(page.getByText('Il y a 2 jours')).toBeVisible()
  await shot(page, 'home')
  await page.setViewportSize({ width: 1280, height: 800 })
  await shot(page, 'home-desktop')
  await page.setViewportSize({ width: 390, height: 844 })

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await page.clock.fastForward('12:00')
  await recordSet(page, { weight: '72,5' })
  await button(page, 'Passer le repos').click()
  await expect(page.getByText('2 / 4', { exact: true })).toBeVisible()
  await shot(page, 'workout')
  await recordSet(page, { weight: '72,5' })
  await page.clock.fastForward('00:36')
  await expect(page.getByRole('timer')).toContainText('sur 2:00')
  await shot(page, 'rest')
})

test('the pictures of what was done', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.clock.install({ time: evening })
  await joinFonte(page.request, 'fr', { full_name: 'Marion Dubois', username: 'marion2' })
  await train(page, { upper: null, lower: null })
  await page.goto('/stats/exercises/predefined-développé-couché')
  await page.getByRole('heading', { name: '1RM estimé' }).evaluate((heading) => heading.scrollIntoView())
  await shot(page, 'exercise')
  await page.setViewportSize({ width: 1280, height: 960 })
  await page.goto('/stats')
  await expect(page.getByRole('img', { name: /Volume/ }).first()).toBeVisible()
  await shot(page, 'statistics-desktop')
})
