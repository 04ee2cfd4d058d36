import { expect } from '@playwright/test'
import { button, recordSet, toast } from '../kit/gestures.ts'
import { expectItFits, widths } from '../kit/layout.ts'
import { joinFonte } from '../kit/people.ts'
import { screenWords } from '../kit/screen-words.ts'
import { test } from '../kit/test.ts'
import { tourHistory, tourOutside, tourPrograms, tourWorkout } from '../kit/tour.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

/** One word as long as a name may be, with letters of the widest kind. */
const longName = 'MMWM'.repeat(25)

for (const lang of ['fr', 'en'] as const) {
  const words = screenWords[lang]

  test(`signed out nothing sticks out sideways, ${lang}`, async ({ page }) => {
    await page.goto('/auth')
    if (lang === 'en') await button(page, 'English').click()
    await tourOutside(page, words, (where) => expectItFits(page, where))
  })

  test(`with no data nothing sticks out sideways, ${lang}`, async ({ page }) => {
    await joinFonte(page.request, lang)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: words.home })).toBeVisible()
    await expectItFits(page, 'home')
    await page.goto('/?edit=new')
    await expect(page.getByRole('heading', { name: words.create })).toBeVisible()
    await expectItFits(page, 'program form')
    await page.goto('/stats')
    await expect(page.getByText(words.noWorkouts)).toBeVisible()
    await expectItFits(page, 'statistics')
  })

  test(`with very long names nothing sticks out sideways, ${lang}`, async ({ page }) => {
    await joinFonte(page.request, lang, { full_name: longName })
    const { id } = await saveProgram(page.request, { name: longName, description: longName.repeat(4) })
    await saveWorkout(page.request, Date.now(), { program_name: longName })
    await tourPrograms(page, words, longName, (where) => expectItFits(page, where))
    await tourWorkout(page, words, id, (where) => expectItFits(page, where))
    await tourHistory(page, words, (where) => expectItFits(page, where))
  })
}

test('a newcomer sees a predefined program on the first screen of a phone', async ({ page, lifter: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const proposed = page.getByRole('region', { name: 'Première séance' })
  const first = proposed.getByRole('heading', { name: 'Full body débutant' })
  await expect(first).toBeVisible()
  const tabs = await page.getByRole('navigation').filter({ visible: true }).boundingBox()
  const name = await first.boundingBox()
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(tabs?.y ?? 0)
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
    const message = await toast(page).boundingBox()
    const lower = (message?.y ?? 0) + (message?.height ?? 0)
    for (const shown of [page.getByRole('heading', { level: 1 }), button(page, 'Série terminée')]) {
      expect((await shown.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(lower)
    }
  }
})
