import { expect } from '@playwright/test'
import { button } from '../kit/gestures.ts'
import { expectItFits } from '../kit/looks.ts'
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
