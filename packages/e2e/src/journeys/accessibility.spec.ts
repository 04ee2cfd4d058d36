import { expect } from '@playwright/test'
import { expectAccessible, tabTo } from '../kit/accessibility.ts'
import { communityWords } from '../kit/community.ts'
import { prepareCommunity, tourCommunity } from '../kit/community-tour.ts'
import { button, card } from '../kit/gestures.ts'
import { joinFonte, newMember } from '../kit/people.ts'
import { screenWords } from '../kit/screen-words.ts'
import { test } from '../kit/test.ts'
import { tourHistory, tourOutside, tourPrograms, tourWorkout } from '../kit/tour.ts'
import { saveProgram } from '../kit/training.ts'

for (const lang of ['fr', 'en'] as const) {
  const words = screenWords[lang]
  test.describe(`axe finds nothing in the light and the dark theme, ${lang}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    test('signed out', async ({ page }) => {
      await page.goto('/auth')
      if (lang === 'en') await button(page, 'English').click()
      await tourOutside(page, words, (where) => expectAccessible(page, where))
    })

    test('programs and their form', async ({ page }) => {
      await joinFonte(page.request, lang)
      await saveProgram(page.request)
      await tourPrograms(page, words, 'Haut du corps', (where) => expectAccessible(page, where))
    })

    test('workout and history', async ({ page }) => {
      await joinFonte(page.request, lang)
      const { id } = await saveProgram(page.request)
      await page.goto('/stats')
      await expect(page.getByText(words.noWorkouts)).toBeVisible()
      await expectAccessible(page, 'statistics without workouts')
      await tourWorkout(page, words, id, (where) => expectAccessible(page, where))
      await tourHistory(page, words, (where) => expectAccessible(page, where))
    })

    test('community, on a phone and on a wide screen', async ({ page, visitor, otherDevice }) => {
      // Twelve stops, each held against the rules at two widths.
      test.slow()
      await joinFonte(page.request, lang)
      const author = await otherDevice(await newMember(visitor, lang))
      const prepared = await prepareCommunity(author.request, page.request)
      await tourCommunity(page, communityWords[lang], prepared, async (where) => {
        await expectAccessible(page, where)
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
