import { expect, type Page } from '@playwright/test'
import { expectAccessible, tabTo } from '../kit/accessibility.ts'
import { communityWords } from '../kit/community.ts'
import { longWord, prepareCommunity, tourCommunity } from '../kit/community-tour.ts'
import { button, card } from '../kit/gestures.ts'
import { expectItFits } from '../kit/layout.ts'
import { joinFonte, newMember } from '../kit/people.ts'
import { screenWords } from '../kit/screen-words.ts'
import { test } from '../kit/test.ts'
import { tourHistory, tourOutside, tourPrograms, tourWorkout } from '../kit/tour.ts'
import { saveExercise, saveProgram, saveWorkout } from '../kit/training.ts'

/** One word as long as a name may be, with letters of the widest kind. */
const longName = 'MMWM'.repeat(25)

/** Somebody whose name is as long as it may be, as are those of their program and of its exercise. */
const joinWithLongNames = async ({ request }: Page, lang: 'fr' | 'en') => {
  await joinFonte(request, lang, { full_name: longName })
  const exercise_id = await saveExercise(request, longWord)
  const sets = Array.from({ length: 4 }, () => ({ reps: 12, weight: 102, rest: 60 }))
  const exercises = [{ exercise_id, default_rest: 60, sets }]
  return saveProgram(request, { name: longName, description: longName.repeat(4), exercises })
}

/** The page as it is now keeps axe's rules, and nothing sticks out of it sideways. */
const expectSound = async (page: Page, where: string) => {
  await expectAccessible(page, where)
  await expectItFits(page, where)
}

for (const lang of ['fr', 'en'] as const) {
  const words = screenWords[lang]
  test.describe(`axe finds nothing in the light and the dark theme, and nothing sticks out sideways, ${lang}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    test('signed out', async ({ page }) => {
      await page.goto('/auth')
      if (lang === 'en') await button(page, 'English').click()
      await tourOutside(page, words, (where) => expectSound(page, where))
    })

    test('with no data', async ({ page }) => {
      await joinFonte(page.request, lang)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: words.home })).toBeVisible()
      await expectItFits(page, 'home')
      await page.goto('/?edit=new')
      await expect(page.getByRole('heading', { name: words.create })).toBeVisible()
      await expectItFits(page, 'program form')
      await page.goto('/stats')
      await expect(page.getByText(words.noWorkouts)).toBeVisible()
      await expectSound(page, 'statistics without workouts')
    })

    test('programs and their form, with very long names', async ({ page }) => {
      await joinWithLongNames(page, lang)
      await tourPrograms(page, words, longName, (where) => expectSound(page, where))
    })

    test('a workout, with very long names', async ({ page }) => {
      const { id } = await joinWithLongNames(page, lang)
      await saveWorkout(page.request, Date.now(), { program_name: longName })
      await tourWorkout(page, words, id, (where) => expectSound(page, where))
    })

    test('the history, with very long names', async ({ page }) => {
      await joinWithLongNames(page, lang)
      await saveWorkout(page.request, Date.now(), { program_name: longName })
      await tourHistory(page, words, async (where) => {
        await expectSound(page, where)
        if (where !== 'change of a workout') return
        // Beside the calendar, where there is room.
        await page.setViewportSize({ width: 1280, height: 800 })
        await expect(page.getByRole('complementary').getByRole('button', { pressed: true })).toBeVisible()
        await expectSound(page, `${where}, wide`)
        await page.setViewportSize({ width: 390, height: 844 })
      })
    })

    test('community, on a phone and on a wide screen', async ({ page, visitor, otherDevice }) => {
      // Twelve stops, each held against the rules at two widths.
      test.slow()
      await joinFonte(page.request, lang)
      const author = await otherDevice(await newMember(visitor, lang))
      const prepared = await prepareCommunity(author.request, page.request)
      await tourCommunity(page, communityWords[lang], prepared, async (where) => {
        await expectSound(page, where)
        await page.setViewportSize({ width: 1280, height: 800 })
        await expectAccessible(page, `${where}, wide`)
        await page.setViewportSize({ width: 390, height: 844 })
      })
    })
  })
}

test('a short workout is done with the keyboard alone', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.goto('/')
  const press = async (name: string) => {
    await tabTo(page, button(page, name))
    await page.keyboard.press('Enter')
  }
  const view = card(page, 'Haut du corps').getByRole('button', { name: 'Voir' })
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Commencer la séance' }))
  await page.keyboard.press('Enter')
  await expect(card(page, 'Haut du corps')).toHaveCount(0)
  await press('Commencer')
  await tabTo(page, page.getByLabel('Poids (kg)', { exact: true }))
  await page.keyboard.type('82,5')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Répétitions', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await press('Passer le repos')
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await press('Passer le repos')
  await expect(page.getByRole('heading', { level: 1, name: 'Tractions en pronation' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
  await expect(page.getByText('812,5', { exact: true })).toBeVisible()
  await press("Retour à l'accueil")
  await expect(card(page, 'Haut du corps')).toBeVisible()
})
