import { expect, type Page } from '@playwright/test'
import { button, recordSet } from '../../kit/gestures.ts'
import { boxesOf } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'

/** What is read from two metres has figures of so many pixels at least. */
const farText = 22

const bench = [
  {
    exercise_id: 'predefined-développé-couché',
    default_rest: 60,
    sets: [60, 92.5, 102.5].map((weight) => ({ reps: 5, weight, rest: 90 })),
  },
]

/** The plates in words stand above the big button, in large letters. */
const expectLargeWords = async (page: Page, plates: string) => {
  const words = page.getByText(plates, { exact: true })
  const [text, action] = await boxesOf(page, words, page.locator('.workout-action'))
  expect.soft(text.top, plates).toBeGreaterThanOrEqual(0)
  expect.soft(text.bottom, plates).toBeLessThanOrEqual(action.top)
  const size = await words.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))
  expect.soft(size, plates).toBeGreaterThanOrEqual(farText)
}

for (const size of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the plates are read from two metres, at the set and during the rest, ${size.width} × ${size.height}`, async ({
    page,
    lifter: _,
  }) => {
    const { id } = await saveProgram(page.request, { exercises: bench })
    await page.setViewportSize(size)
    await page.goto(`/workout/${id}`)
    await button(page, 'Commencer').click()
    await expectLargeWords(page, '20 par côté, barre de 20')
    await recordSet(page)
    await expect(button(page, 'Passer le repos')).toBeVisible()
    await expectLargeWords(page, '20 + 15 + 1,25 par côté, barre de 20')
  })
}
