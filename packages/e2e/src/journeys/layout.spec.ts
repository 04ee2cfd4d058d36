import { expect } from '@playwright/test'
import { button, recordSet, toast } from '../kit/gestures.ts'
import { boxesOf, widths } from '../kit/layout.ts'
import { test } from '../kit/test.ts'
import { saveProgram } from '../kit/training.ts'

test('a newcomer sees a predefined program on the first screen of a phone', async ({ page, lifter: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const proposed = page.getByRole('region', { name: 'Première séance' })
  const first = proposed.getByRole('heading', { name: 'Full body débutant' })
  const [name, tabs] = await boxesOf(page, first, page.getByRole('navigation').filter({ visible: true }))
  expect(name.bottom).toBeLessThan(tabs.top)
})

test('the message at the end of a rest hides neither the exercise nor the big button', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.clock.install()
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await recordSet(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.clock.fastForward('02:30')
  await expect(toast(page)).toContainText('Développé couché')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const shown = [page.getByRole('heading', { level: 1 }), button(page, 'Série terminée')]
    const [message, ...others] = await boxesOf(page, toast(page), ...shown)
    for (const { top } of others) expect(top, `${width} px`).toBeGreaterThanOrEqual(message.bottom)
  }
})
