import { expect, type Locator, type Page } from '@playwright/test'
import { storedWorkouts } from '../../kit/api.ts'
import { button, card } from '../../kit/gestures.ts'
import { motionEnded } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'
import { beginWorkout } from '../../kit/workout.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

test('a whole workout goes by Enter, Space, arrows and Escape', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await expect(button(page, 'Commencer')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Série terminée')).toBeVisible()
  await page.getByLabel('Poids (kg)').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Poids (kg)')).toHaveValue('82,5')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Répétitions')).toHaveValue('4')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Passer le repos')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1, name: 'Tractions en pronation' })).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Arrêter la séance ?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
})

test('on a card the name and the ways in come before the menu', async ({ page, lifter: _ }) => {
  await saveProgram(page.request)
  await page.goto('/')
  const view = card(page, 'Haut du corps').getByRole('button', { name: 'Voir' })
  await view.focus()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Haut du corps').getByRole('button', { name: 'Commencer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page, 'Haut du corps').getByRole('button', { name: /^Actions/ })).toBeFocused()
})

test('figures and their buttons say what they are of', async ({ page, lifter: _ }) => {
  await saveWorkout(page.request, Date.now() - 60_000)
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  for (const name of ['2,5 kg de moins', '2,5 kg de plus', '1 répétition de moins', '1 répétition de plus']) {
    await expect(button(page, name)).toBeVisible()
  }
  await expect(page.getByLabel('Poids (kg)')).toHaveAccessibleDescription('prévu 80 dernière fois 82,5')
  await expect(page.getByLabel('Répétitions')).toHaveAccessibleDescription('prévu 5 dernière fois 5')
  await expect(page.getByRole('complementary', { name: 'Tous les exercices' })).toMatchAriaSnapshot(`
    - heading "Tous les exercices" [level=2]
    - list:
      - listitem:
        - heading "Développé couché" [level=3]
        - paragraph: en cours, 0 série sur 2
      - listitem:
        - heading "Tractions en pronation" [level=3]
        - paragraph: 0 série sur 1
  `)
})

test('a set of 0 repetitions is asked about once', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await page.getByLabel('Répétitions').fill('rien')
  await button(page, 'Série terminée').click()
  const question = page.getByRole('alertdialog', { name: 'Enregistrer 0 répétition ?' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible()
  await button(page, 'Série terminée').click()
  await question.getByRole('button', { name: 'Enregistrer' }).click()
  await button(page, 'Passer le repos').click()
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible()
  await page.getByLabel('Répétitions').fill('0')
  await button(page, 'Série terminée').click()
  await expect(button(page, 'Passer le repos')).toBeVisible()
})

/** Presses a button by the keyboard, which shows something else for it; `then` has the focus afterwards. */
const press = async (page: Page, pressed: Locator, shown: Locator, then = pressed) => {
  await pressed.focus()
  await page.keyboard.press('Enter')
  await expect(shown).toBeVisible()
  await motionEnded(page)
  await expect(then).toBeFocused()
}

const menuOf = (page: Page, exercise: string) => button(page, `Actions\u00a0: ${exercise}`)

/** Chooses from the menu of an exercise by the keyboard. */
const chooseByKey = async (page: Page, exercise: string, entry: string) => {
  await menuOf(page, exercise).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: entry }).focus()
  await page.keyboard.press('Enter')
}

test('a button of the gym or of the calendar that has come to its end keeps the focus', async ({ page, lifter: _ }) => {
  await page.goto('/settings/gym')
  const pairs = (text: string) => page.getByLabel(text, { exact: true })
  await press(page, button(page, 'Une paire de 15\u00a0kg en moins'), pairs('15\u00a0kg\u00a0: 0 paire'))
  await press(page, button(page, 'Une paire de 15\u00a0kg en moins'), pairs('15\u00a0kg\u00a0: 0 paire'))
  await page.getByLabel('Autre disque (kg)').fill('7')
  await press(page, button(page, 'Ajouter'), pairs('7\u00a0kg\u00a0: 1 paire'))
  await page.goto('/stats/calendar')
  await press(page, button(page, 'Mois précédent'), button(page, 'Mois suivant'))
  const last = page.getByRole('button', { name: 'Mois suivant', disabled: true })
  await press(page, button(page, 'Mois suivant'), last)
})

test('what is removed from a program or put in order leaves the focus beside it', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await page.goto(`/?edit=${id}`)
  const bench = page.getByRole('region', { name: 'Développé couché' })
  const removals = bench.getByRole('button', { name: 'Supprimer la série' })
  await press(page, button(bench, 'Ajouter une série'), bench.getByRole('group', { name: 'Série 3' }))
  await press(page, removals.nth(2), removals.and(page.locator(':focus')), removals.nth(1))
  await press(page, removals.nth(1), bench.locator('[aria-disabled="true"]'), removals.nth(0))
  await press(page, button(bench, 'Ajouter une série'), bench.getByRole('group', { name: 'Série 2' }))
  await chooseByKey(page, 'Développé couché', 'Réordonner les séries')
  const up = button(bench, 'Monter\u00a0: Série 2')
  await press(page, up, up, button(bench, 'Monter\u00a0: Série 1'))
  await press(page, button(bench, 'Terminer'), removals.first(), menuOf(page, 'Développé couché'))
  await chooseByKey(page, 'Développé couché', 'Retirer du programme')
  await expect(menuOf(page, 'Tractions en pronation')).toBeFocused()
  await chooseByKey(page, 'Tractions en pronation', 'Retirer du programme')
  await expect(button(page, 'Ajouter des exercices')).toBeFocused()
})

test('what is removed from a past workout or put in order leaves the focus beside it', async ({ page, lifter: _ }) => {
  await saveWorkout(page.request, Date.now() - 60_000)
  const [kept] = await storedWorkouts(page.request)
  await page.goto(`/stats/${kept?.id}/edit`)
  const remove = (set: number) => button(page, `Supprimer\u00a0: Série ${set}`)
  await chooseByKey(page, 'Développé couché', 'Réordonner les séries')
  const up = button(page, 'Monter\u00a0: Série 2')
  await press(page, up, up, button(page, 'Monter\u00a0: Série 1'))
  await press(page, button(page, 'Terminer'), remove(1), menuOf(page, 'Développé couché'))
  await press(page, remove(2), remove(1), remove(1))
  await press(page, remove(1), button(page, 'Ajouter une série'), button(page, 'Ajouter une série'))
  await chooseByKey(page, 'Développé couché', 'Retirer')
  await expect(button(page, 'Ajouter un exercice')).toBeFocused()
})

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`a menu opened by ${key} begins at its first line, each time`, async ({ page, lifter: _ }) => {
    await saveProgram(page.request)
    await page.goto('/')
    const opener = card(page, 'Haut du corps').getByRole('button', { name: /^Actions/ })
    const first = page.getByRole('menuitem').first()
    for (const _time of [1, 2]) {
      await opener.focus()
      await page.keyboard.press(key)
      await expect(first).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
    await page.reload()
    await opener.click()
    await expect(page.getByRole('menu')).toBeFocused()
  })
}

/** How far the selected text of a field stands out from what is behind it. */
const contrastOfSelection = (field: Locator) =>
  field.evaluate((node) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const luminance = (colour: string) => {
      if (!pen) return Number.NaN
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { color, backgroundColor } = getComputedStyle(node, '::selection')
    const [low = 0, high = 0] = [luminance(color), luminance(backgroundColor)].toSorted((one, other) => one - other)
    return (high + 0.05) / (low + 0.05)
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the figure that is typed over can be read while it is selected, ${colorScheme}`, async ({
    page,
    lifter: _,
  }) => {
    await page.emulateMedia({ colorScheme })
    await beginWorkout(page)
    const weight = page.getByLabel('Poids (kg)', { exact: true })
    await weight.focus()
    expect(await contrastOfSelection(weight)).toBeGreaterThan(4.5)
  })
}
