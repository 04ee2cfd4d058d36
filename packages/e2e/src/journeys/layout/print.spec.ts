import { expect } from '@playwright/test'
import { card } from '../../kit/gestures.ts'
import { boxesOf, pageSettled } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { middayAgo, saveProgram, saveWorkout } from '../../kit/training.ts'

test('on paper nothing lies over the lines, dark on light, and a drawing keeps its surfaces', async ({
  page,
  lifter: _,
}) => {
  for (const ago of [1, 9]) await saveWorkout(page.request, middayAgo(ago))
  await page.goto('/stats')
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#history').getByRole('link').first()).toBeVisible()
  await pageSettled(page)
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 60)),
  )
  expect(over).toEqual([])
  const title = page.getByRole('heading', { level: 1 })
  const day = page.locator('.month-date i').first()
  const [ink, paper, kept] = await Promise.all([
    title.evaluate((node) => getComputedStyle(node).color),
    title.evaluate(() => getComputedStyle(document.body).backgroundColor),
    day.evaluate((node) => getComputedStyle(node).getPropertyValue('print-color-adjust')),
  ])
  const lightness = (colour: string) => Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
  expect(lightness(ink)).toBeLessThan(0.3)
  expect(lightness(paper)).toBeGreaterThan(0.9)
  expect(kept).toBe('exact')
})

test('on paper a program that is open stands whole and alone', async ({ page, lifter: _ }) => {
  const lifts = ['développé-couché', 'rowing-à-la-barre', 'squat-à-la-barre', 'curl-marteau', 'planche']
  const sets = [1, 2, 3].map((reps) => ({ reps, weight: 60, rest: 60 }))
  const exercises = lifts.map((lift) => ({ exercise_id: `predefined-${lift}`, default_rest: 60, sets }))
  await saveProgram(page.request, { exercises })
  await page.goto('/')
  await card(page, 'Haut du corps').getByRole('button', { name: 'Voir' }).click()
  const program = page.getByRole('dialog')
  await expect(program).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Mes programmes')).toBeHidden()
  const [first, last] = await boxesOf(page, program.getByText('Développé couché'), program.getByText('Planche'))
  expect(last.top).toBeGreaterThan(first.bottom)
  expect(await program.evaluate((sheet) => sheet.getBoundingClientRect().height - innerHeight)).toBeGreaterThan(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible')
})
