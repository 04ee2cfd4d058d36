import { expect } from '@playwright/test'
import { pageSettled } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { middayAgo, saveWorkout } from '../../kit/training.ts'

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
