import { expect, type Locator } from '@playwright/test'
import { joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { button, card, closeToast } from '../../kit/gestures.ts'
import { test } from '../../kit/large-text.ts'
import { boxesOf, brokenWords, expectItFits, pageSettled } from '../../kit/layout.ts'
import { joinFonte } from '../../kit/people.ts'
import { middayAgo, saveProgram, saveWorkout } from '../../kit/training.ts'

test('at twice the text size no button of the stop question breaks a word', async ({ large }) => {
  await joinFonte(large.request)
  const { id } = await saveProgram(large.request)
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  await button(large, 'Arrêter la séance').click()
  const answers = large.getByRole('alertdialog').getByRole('button')
  await expect(answers.first()).toBeVisible()
  await pageSettled(large)
  for (const answer of await answers.all()) expect.soft(await brokenWords(answer)).toEqual([])
})

test('at twice the text size the top of the workout stays small', async ({ large }) => {
  await joinFonte(large.request)
  const { id } = await saveProgram(large.request, { name: 'Haut du corps, force et volume' })
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  await expect(button(large, 'Série terminée')).toBeVisible()
  await pageSettled(large)
  const top = await large.locator('.workout > header').boundingBox()
  expect(top?.height).toBeLessThanOrEqual(140)
})

/** Each figure of a set stands under the heading that names it, all side by side. */
const expectCaptions = async (row: Locator) => {
  // All at one moment: the page's own font may come between two of them.
  const figures = await row.evaluate((set) => {
    const headings = document.querySelectorAll('.set-row-heading, .past-row.headings > *')
    const captions = [...headings].filter((caption) => caption.checkVisibility())
    return [...set.querySelectorAll('input')].map((field) => {
      const name = field.getAttribute('aria-label') ?? ''
      const { left, width, top } = field.getBoundingClientRect()
      const isNear = (caption: Element) => {
        const box = caption.getBoundingClientRect()
        return Math.abs(box.left + box.width / 2 - left - width / 2) < width / 2
      }
      const own = captions.filter(({ textContent }) => textContent?.toLowerCase().includes(name.toLowerCase()))
      return { name, isNamed: own.some(isNear), top }
    })
  })
  for (const { name, isNamed } of figures) expect.soft(isNamed, name).toBe(true)
  expect(new Set(figures.map(({ top }) => top)).size, 'side by side').toBe(1)
}

test('at twice the text size each figure of the ledger says what it is', async ({ large }) => {
  await joinFonte(large.request)
  await saveProgram(large.request)
  await large.goto('/')
  await expect(card(large, 'Haut du corps')).toBeVisible()
  await card(large, 'Haut du corps')
    .getByRole('button', { name: /^Actions/ })
    .click()
  await large.getByRole('menuitem', { name: 'Modifier' }).click()
  const row = large.locator('.set-ledger fieldset').first()
  await expect(row).toBeVisible()
  await expectCaptions(row)
})

test('at twice the text size each figure of a past workout says what it is, and its mark stays in its box', async ({
  large,
}) => {
  await joinFonte(large.request)
  await saveWorkout(large.request, middayAgo(1))
  await large.goto('/stats')
  await large.locator('#history').getByRole('link').first().click()
  await large.getByRole('link', { name: 'Modifier la séance' }).click()
  const row = large.getByRole('group', { name: 'Série 1', exact: true })
  await expect(row).toBeVisible()
  await expectCaptions(row)
  const mark = row.locator('.past-kind')
  expect(await mark.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('at twice the text size the history breaks no word of a workout', async ({ large }) => {
  await joinFonte(large.request)
  await saveWorkout(large.request, middayAgo(1), { program_name: 'Poussée du mardi' })
  await large.goto('/stats')
  const lines = large.locator('#history').getByRole('link', { name: /Poussée/ })
  await expect(lines).toBeVisible()
  await pageSettled(large)
  expect(await brokenWords(lines)).toEqual([])
})

test('at twice the text size the calendar keeps its two arrows together, its weeks apart, and each date in its place', async ({
  large,
}) => {
  await joinFonte(large.request)
  for (const ago of [1, 80]) await saveWorkout(large.request, middayAgo(ago))
  await large.goto('/stats/calendar')
  const weeks = large.locator('.goal-date')
  await expect(weeks.first()).toBeAttached()
  await pageSettled(large)
  const [before, after] = await boxesOf(large, button(large, 'Mois précédent'), button(large, 'Mois suivant'))
  expect(before.top).toBe(after.top)
  const shown = await weeks.evaluateAll((dates) =>
    dates.flatMap((date) => {
      if (getComputedStyle(date).visibility === 'hidden') return []
      const text = document.createRange()
      text.selectNodeContents(date)
      return [text.getBoundingClientRect().toJSON() as DOMRect]
    }),
  )
  expect(shown.length).toBeGreaterThan(2)
  for (const [index, { left }] of shown.entries()) expect(left).toBeGreaterThan(shown[index - 1]?.right ?? 0)
  const drawing = await large.locator('.goal-weeks').evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(drawing).toBe(0)
  const today = large.locator('.month-date[aria-pressed="true"]')
  const [day, date, disc] = await boxesOf(large, today, today.locator('.today'), today.locator('i'))
  expect(date.bottom).toBeLessThanOrEqual(day.bottom)
  expect(date.top).toBeGreaterThanOrEqual(disc.bottom)
})

test('at twice the text size the weeks of the volume stay apart', async ({ large }) => {
  await joinFonte(large.request)
  for (const ago of [1, 80]) await saveWorkout(large.request, middayAgo(ago))
  await large.goto('/stats')
  const weeks = large.locator('.volume-dates > *')
  await expect(weeks.first()).toBeAttached()
  await pageSettled(large)
  const days = await weeks.evaluateAll((dates) =>
    dates.flatMap((date) => {
      if (getComputedStyle(date).visibility === 'hidden' || !date.firstChild) return []
      const day = document.createRange()
      day.selectNode(date.firstChild)
      return [day.getBoundingClientRect().toJSON() as DOMRect]
    }),
  )
  expect(days.length).toBeGreaterThan(2)
  for (const [index, { left }] of days.entries()) expect(left).toBeGreaterThan((days[index - 1]?.right ?? -9) + 4)
})

test('at twice the text size nothing of the set or the rest lies over another, and the weight is in view', async ({
  large,
}) => {
  await joinFonte(large.request)
  const { id } = await saveProgram(large.request)
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  await pageSettled(large)
  const action = large.locator('.workout-action')
  const [weight, actions] = await boxesOf(large, large.getByLabel('Poids (kg)'), action)
  expect(weight.bottom).toBeLessThanOrEqual(actions.top)
  await button(large, 'Série terminée').click()
  const timer = large.getByRole('timer')
  const captions = [timer.getByText('Repos', { exact: true }), timer.getByText(/^sur/)]
  const done = large.locator('.workout-main .set-lines')
  const [ring, line, undo, ...texts] = await boxesOf(
    large,
    timer,
    done.getByRole('button'),
    button(large, 'Annuler la série'),
    ...captions,
  )
  expect(line.right <= undo.left || line.bottom <= undo.top, 'the set beside the button that takes it back').toBe(true)
  const inside = ring.width * 0.39
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2]
  for (const { left, right, top, bottom } of texts) {
    const away = Math.max(...[left, right].flatMap((side) => [top, bottom].map((end) => Math.hypot(side - x, end - y))))
    expect.soft(away, 'words inside the ring').toBeLessThanOrEqual(inside)
  }
})

test('at twice the text size no year of a measure is torn apart, and its bin stands beside its figure', async ({
  large,
}) => {
  await joinFonte(large.request)
  const dayAgo = (days: number) => new Date(middayAgo(days)).toISOString().slice(0, 10)
  const measures = Array.from({ length: 12 }, (_, week) => ({
    day: dayAgo(week * 7),
    kind: 'weight' as const,
    value: 80,
  }))
  await callerOf(large.request).call('put-body-measures', { body: { measures } })
  await large.goto('/stats/body')
  const days = large.locator('.measure-row time')
  await expect(days).toHaveCount(7)
  await pageSettled(large)
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
  for (const row of await large.locator('.measure-row').all()) {
    const [figure, bin] = await boxesOf(large, row.locator('.figure'), row.getByRole('button'))
    expect(bin.top).toBeLessThan(figure.bottom)
  }
  expect(await large.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})

test('at twice the text size a phone on its side keeps the two boxes of a set apart', async ({ large }) => {
  await joinFonte(large.request)
  const { id } = await saveProgram(large.request)
  await saveWorkout(large.request, middayAgo(3))
  await large.setViewportSize({ width: 844, height: 390 })
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  await expect(large.getByRole('button', { name: /^dernière fois/ }).first()).toBeVisible()
  await pageSettled(large)
  const labels = ['Poids (kg)', 'Répétitions'].map((text) => large.locator('.set-inputs label').getByText(text))
  const fields = [large.getByLabel('Poids (kg)'), large.getByLabel('Répétitions')]
  const [, repsLabel, weight, reps] = await boxesOf(large, ...labels, ...fields)
  for (const { height } of [weight, reps] as DOMRect[]) expect.soft(height).toBeGreaterThanOrEqual(40)
  expect(weight?.bottom).toBeLessThanOrEqual(repsLabel?.top ?? 0)
})

test('at twice the text size what was planned and done last time leaves the weight in view', async ({ large }) => {
  await joinFonte(large.request)
  const sets = [{ reps: 12, weight: 102.5, rest: 60 }]
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(large.request, { exercises })
  await saveWorkout(large.request, middayAgo(3), {
    sets: [{ exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché', reps: 10, weight: 97.5 }],
  })
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  await expect(large.getByRole('button', { name: /^dernière fois/ }).first()).toBeVisible()
  await pageSettled(large)
  const [weight, actions] = await boxesOf(large, large.getByLabel('Poids (kg)'), large.locator('.workout-action'))
  expect(weight.bottom).toBeLessThanOrEqual(actions.top)
})

test('at twice the text size the sheets of the session break no word, and begin with what they are for', async ({
  large,
}) => {
  await joinFonte(large.request)
  const { id } = await saveProgram(large.request)
  await saveWorkout(large.request, middayAgo(3))
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  for (const [tool, first] of [
    ['Échanger', '.candidate'],
    ['Charge', '.modal-body > :nth-child(3)'],
    ['Note', 'fieldset'],
    ['Tous les exercices', '.exercise-overview li'],
  ] as const) {
    await button(large, tool).click()
    const sheet = large.getByRole('dialog')
    await expect(sheet.locator(first).first()).toBeVisible()
    await pageSettled(large)
    const [begin] = await boxesOf(large, sheet.locator(first).first())
    expect.soft(begin.top, tool).toBeLessThanOrEqual(500)
    expect.soft(await brokenWords(sheet), tool).toEqual([])
    await large.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
})

test('at twice the text size the sets of an exercise stay within their sheet', async ({ large }) => {
  await joinFonte(large.request)
  const sets = Array.from({ length: 3 }, () => ({ reps: 12, weight: 102.5, rest: 60 }))
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(large.request, { exercises })
  await large.goto(`/workout/${id}`)
  await button(large, 'Commencer').click()
  const choose = async (choice: string) => {
    await large.getByRole('button', { name: /^Série 1/ }).click()
    await button(large, choice).click()
  }
  await choose('Passer la série')
  // It stands over the set.
  await closeToast(large)
  await choose('Séries de l’exercice')
  const lines = large.getByRole('dialog', { name: 'Séries de l’exercice' }).locator('.set-lines')
  await expect(lines).toContainText('passée')
  await pageSettled(large)
  expect(await brokenWords(lines)).toEqual([])
  await expectItFits(large, 'sets of an exercise')
})

test('at twice the text size the pages of administrators break no word and let none lie over another', async ({
  large,
  fonte,
}) => {
  await joinAsAdmin(fonte, large.request)
  await large.goto('/admin/dashboard')
  const dates = large.locator('.chart-dates').first()
  await expect(dates).toBeVisible()
  await pageSettled(large)
  expect(await brokenWords(large.locator('.stat-cards'))).toEqual([])
  expect(await large.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  const shown = await boxesOf(large, ...(await dates.locator('> *').filter({ visible: true }).all()))
  for (const [index, { left }] of shown.entries()) expect(left).toBeGreaterThan(shown[index - 1]?.right ?? 0)
  await large.goto('/admin/users')
  const person = large.locator('.admin-table tbody tr').first()
  await expect(person).toBeVisible()
  await pageSettled(large)
  for (const told of ['.user-status', 'td[data-label^="Dernière"]']) {
    expect.soft(await brokenWords(person.locator(told).first()), told).toEqual([])
  }
})

test('at twice the text size the bars of a gym keep their names whole, and a setting its arrow', async ({ large }) => {
  await joinFonte(large.request)
  await large.goto('/settings/gym')
  await expect(large.locator('.bar-list b').first()).toBeVisible()
  await pageSettled(large)
  for (const name of await large.locator('.bar-list b').all()) expect.soft(await brokenWords(name)).toEqual([])
  await large.goto('/settings')
  const link = large.getByRole('link', { name: 'Suppression des données' }).first()
  const [row, arrow] = await boxesOf(large, link, link.locator('svg'))
  expect(arrow.right).toBeGreaterThan(row.right - 30)
})
