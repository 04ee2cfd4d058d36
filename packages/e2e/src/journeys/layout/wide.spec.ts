import { expect } from '@playwright/test'
import { button, recordSet } from '../../kit/gestures.ts'
import { boxesOf, pageSettled } from '../../kit/layout.ts'
import { joinFonte } from '../../kit/people.ts'
import { test } from '../../kit/test.ts'
import { middayAgo, saveProgram, saveWorkout } from '../../kit/training.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

test('beside a list of exercises that grows with each set, the boxes stay above the button and the current exercise in sight', async ({
  page,
  lifter: _,
}) => {
  const exercises = ['développé-couché', 'rowing-à-la-barre', 'squat-à-la-barre', 'curl-marteau'].map((lift) => ({
    exercise_id: `predefined-${lift}`,
    default_rest: 0,
    sets: Array.from({ length: 7 }, () => ({ reps: 5, weight: 60, rest: 0 })),
  }))
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  for (let set = 0; set < 22; set++) await recordSet(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Curl marteau' })).toBeVisible()
  await expect(page.getByRole('complementary').locator('[aria-current]')).toBeInViewport()
  const room = await page.evaluate(() => {
    const bottom = document.querySelector('.set-inputs')?.getBoundingClientRect().bottom ?? Number.NaN
    return (document.querySelector('.workout-action')?.getBoundingClientRect().top ?? Number.NaN) - bottom
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

for (const { lift, second, set } of [
  { lift: 'planche', second: 'Durée (s)', set: { reps: 0, weight: 0, rest: 0, seconds: 60 } },
  { lift: 'traction-en-pronation', second: 'Répétitions', set: { reps: 8, weight: 0, rest: 0 } },
]) {
  test(`the added weight stands level with ${second}`, async ({ page, lifter: _ }) => {
    const exercises = [{ exercise_id: `predefined-${lift}`, default_rest: 0, sets: [set] }]
    const { id } = await saveProgram(page.request, { exercises })
    await page.goto(`/workout/${id}`)
    await button(page, 'Commencer').click()
    await expect(page.getByLabel(second, { exact: true })).toBeVisible()
    await pageSettled(page)
    const boxes = page.locator('.set-inputs .stepper-box')
    const [load, count] = await boxesOf(page, boxes.first(), boxes.last())
    expect([load.top, load.bottom]).toEqual([count.top, count.bottom])
  })
}

test('the two fields of an own bar stand level, and the button that adds one begins where they do', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/settings/gym')
  const add = button(page, 'Ajouter une barre')
  await add.click()
  const own = page.locator('.bar-list > li').last().locator('input')
  const [name, weight, sign] = await boxesOf(page, own.first(), own.last(), add.locator('svg'))
  expect([name.top, name.bottom]).toEqual([weight.top, weight.bottom])
  expect(sign.left).toBe(name.left)
})

test('the way back from the second step begins where the lines above it do', async ({ page, lifter: _ }) => {
  await page.goto('/settings/second-step')
  const back = page.getByRole('link', { name: 'Retour aux paramètres' })
  const [title] = await boxesOf(page, page.getByRole('heading', { level: 1 }), back)
  const left = await back.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link)
    return words.getBoundingClientRect().left
  })
  expect(left).toBe(title.left)
})

test('the fields of a new password stand as far apart as those of the old one', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  const fields = ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le mot de passe']
  const names = fields.map((name) => page.getByText(name, { exact: true }))
  const [old, first, second] = (await boxesOf(page, ...names)).map(({ top }) => top)
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((first ?? 0) - (old ?? 0), 0)
})

test('the body without a measurement says so on two lines at most, in English', async ({ page }) => {
  await joinFonte(page.request, 'en')
  await page.goto('/stats/body')
  const title = page.getByRole('heading', { level: 2, name: 'No measurements: body weight' })
  await boxesOf(page, title)
  const lines = await title.evaluate((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight))
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})

test('the note of an exercise stands apart from its name and from its sets', async ({ page, lifter: _ }) => {
  await saveWorkout(page.request, middayAgo(1), {
    notes: { places: { 'predefined-développé-couché': 'Coudes serrés' } },
  })
  await page.goto('/stats')
  await page.locator('#history').getByRole('link').first().click()
  const sets = page.getByRole('table')
  const [name, note, heads] = await boxesOf(
    page,
    page.getByRole('heading', { name: 'Développé couché' }),
    page.getByText('Coudes serrés'),
    sets,
  )
  expect(note.top - name.bottom).toBeGreaterThanOrEqual(8)
  expect(heads.top - note.bottom).toBeGreaterThanOrEqual(8)
})
