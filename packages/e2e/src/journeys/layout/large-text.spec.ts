import { expect } from '@playwright/test'
import { callerOf } from '../../kit/api.ts'
import { button } from '../../kit/gestures.ts'
import { boxesOf } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { middayAgo } from '../../kit/training.ts'

const dayAgo = (days: number) => new Date(middayAgo(days)).toISOString().slice(0, 10)

test.beforeEach(async ({ page, lifter: _ }) => {
  const measures = Array.from({ length: 12 }, (_, week) => ({
    day: dayAgo(week * 7),
    kind: 'weight' as const,
    value: 80,
  }))
  await callerOf(page.request).call('put-body-measures', { body: { measures } })
})

test('with text twice as large no year of a measure is torn apart, and nothing goes beyond the page', async ({
  page,
}) => {
  await page.goto('/stats/body')
  const days = page.locator('.measure-row time')
  await expect(days).toHaveCount(7)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const linesOfYears = await days.evaluateAll((times) =>
    times.map(({ firstChild }) => {
      const text = firstChild?.textContent ?? ''
      const year = document.createRange()
      if (firstChild) year.setStart(firstChild, text.length - 4)
      if (firstChild) year.setEnd(firstChild, text.length)
      return new Set([...year.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(linesOfYears).toEqual(Array(7).fill(1))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('the way to all measures stands where their list begins', async ({ page }) => {
  await page.goto('/stats/body')
  const all = button(page, 'Tout afficher')
  const [list] = await boxesOf(page, page.locator('.line-list'))
  const start = await all.evaluate((node) => {
    const text = document.createRange()
    text.selectNodeContents(node)
    return text.getBoundingClientRect().left
  })
  expect(Math.abs(start - (list?.left ?? 0))).toBeLessThan(1)
})
