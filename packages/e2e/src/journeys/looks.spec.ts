import { expect, type Page } from '@playwright/test'
import { button } from '../kit/gestures.ts'
import { joinFonte } from '../kit/people.ts'
import { screenWords } from '../kit/screen-words.ts'
import { test } from '../kit/test.ts'
import { tourHistory, tourOutside, tourPrograms, tourWorkout } from '../kit/tour.ts'
import { saveProgram, saveWorkout } from '../kit/training.ts'

const widths = [360, 768, 1440]

/** One word as long as a name may be, with letters of the widest kind. */
const longName = 'MMWM'.repeat(25)

/** What sticks out sideways of the page, or of the dialog over it. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.tagName} ${box.scrollWidth}`)
  })

const expectItFits = async (page: Page, where: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overhang(page), `${where}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

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
