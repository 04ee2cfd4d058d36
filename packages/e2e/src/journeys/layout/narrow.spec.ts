import { newExercise } from '@fonte/server/test-kit/training'
import { expect, type Locator, type Page } from '@playwright/test'
import { joinAsAdmin } from '../../kit/admin.ts'
import { callerOf } from '../../kit/api.ts'
import { publishPost } from '../../kit/community.ts'
import { button, card, recordSet, skipRest } from '../../kit/gestures.ts'
import { boxesOf, cutOptions } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveExercise, saveProgram } from '../../kit/training.ts'

/** A program of one exercise with that name. */
const saveLongExercise = async (page: Page, name: string) => {
  const id = await saveExercise(page.request, name)
  const sets = Array.from({ length: 4 }, () => ({ reps: 12, weight: 102, rest: 60 }))
  return saveProgram(page.request, { name, exercises: [{ exercise_id: id, default_rest: 60, sets }] })
}

/** One word as long as the equipment of an exercise may be. */
const longWord = 'Élastiques'.repeat(6)

test('one long word of a note, of equipment or of a name stays within the windows that show it', async ({
  page,
  lifter: _,
}) => {
  const exercise = newExercise({ name: longWord, equipment: longWord })
  const other = newExercise({ name: `Autre ${longWord}`, equipment: longWord })
  for (const body of [exercise, other]) await callerOf(page.request).call('create-exercise', { body })
  const link = `https://example.org/${longWord}${longWord}`
  const rows = [exercise, other].map(({ id }) => ({
    exercise_id: id,
    default_rest: 60,
    note: link,
    sets: [{ reps: 8, weight: 40, rest: 60 }],
  }))
  const post = await publishPost(page.request, {}, { name: longWord, exercises: rows })
  const widths = () =>
    page
      .getByRole('dialog')
      .last()
      .evaluate((node) => [node.scrollWidth, node.clientWidth])
  const expectWithin = async (where: string, text: Locator) => {
    await expect(text).toBeVisible()
    const [content, room] = await widths()
    expect.soft(content, where).toBe(room)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/?exercise=${exercise.id}`)
  await expectWithin('sheet', page.getByRole('dialog').getByRole('definition').getByText(longWord))
  await page.goto(`/community?post=${post.id}`)
  await expectWithin('post', page.getByRole('dialog').getByText(longWord, { exact: true }).first())
  await page.goto('/')
  await card(page, longWord).getByRole('button', { name: 'Voir' }).click()
  await expectWithin('details', page.getByRole('dialog').getByText(link).first())
  await page.getByRole('link', { name: 'Commencer la séance' }).click()
  await button(page, 'Commencer').click()
  await button(page, 'Échanger').click()
  await expectWithin('swap', page.getByRole('dialog').getByText(`Autre ${longWord}`))
})

/** Which of these parts are not wholly inside the window. */
const cutOff = async (page: Page, ...parts: readonly Locator[]) => {
  const boxes = await boxesOf(page, ...parts)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const isCut = (box: DOMRect) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
  return parts.filter((_, at) => boxes[at] && isCut(boxes[at])).map(String)
}

test('a very long name takes three lines at most, and the big button can be tapped', async ({ page, lifter: _ }) => {
  const { id } = await saveLongExercise(
    page,
    'Développé couché à la machine convergente assise '.repeat(2).slice(0, 90),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await expect(button(page, 'Série terminée')).toBeVisible()
  const name = page.getByRole('heading', { level: 1 })
  const lines = await name.evaluate((node) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight))
  expect(Math.round(lines)).toBeLessThanOrEqual(3)
  await recordSet(page)
})

for (const size of [
  { width: 844, height: 390 },
  { width: 667, height: 340 },
]) {
  test(`a phone on its side shows the set and the rest whole, ${size.width} × ${size.height}`, async ({
    page,
    lifter: _,
  }) => {
    await page.setViewportSize(size)
    const { id } = await saveProgram(page.request)
    await page.goto(`/workout/${id}`)
    await button(page, 'Commencer').click()
    await expect(button(page, 'Série terminée')).toBeVisible()
    const boxes = [page.getByLabel('Poids (kg)'), page.getByLabel('Répétitions')]
    const others = [page.getByRole('heading', { level: 1 }), button(page, 'Série terminée')]
    expect.soft(await cutOff(page, ...boxes, ...others)).toEqual([])
    for (const box of boxes) {
      const { height, font } = await box.evaluate((node) => ({
        height: node.clientHeight,
        font: Number.parseFloat(getComputedStyle(node).fontSize),
      }))
      expect.soft(height, 'a figure is not cut').toBeGreaterThanOrEqual(font * 0.9)
    }
    await recordSet(page)
    const buttons = ['+15 s', '−15 s', 'Passer le repos'].map((name) => button(page, name))
    const texts = [page.getByRole('timer'), page.getByText(/^Ensuite · /)]
    expect.soft(await cutOff(page, ...texts, ...buttons)).toEqual([])
    await skipRest(page)
    await recordSet(page)
    await skipRest(page)
    await recordSet(page)
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    const [figure, bar] = await boxesOf(page, page.getByText('800', { exact: true }), page.locator('.bottom-bar'))
    expect(figure.bottom).toBeLessThanOrEqual(bar.top)
  })
}

/** By how much the words or figures of what stands in the boxes are wider or higher than their place (px). */
const overflows = (page: Page) =>
  page.locator('.set-inputs .stepper-box').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { bottom } = box.getBoundingClientRect()
      const lower = [...box.querySelectorAll('button, button > *')].filter((part) => part.checkVisibility())
      const below = Math.max(...lower.map((part) => part.getBoundingClientRect().bottom - bottom))
      const input = box.querySelector('input')
      const context = document.createElement('canvas').getContext('2d')
      if (!input || !context) throw new Error('no box')
      const { fontWeight, fontSize, fontFamily, fontStretch } = getComputedStyle(input)
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      context.fontStretch = Number.parseFloat(fontStretch) < 80 ? 'condensed' : 'normal'
      const words = context.measureText(input.value || input.placeholder).width
      return Math.round(Math.max(below, words - input.clientWidth, 0))
    }),
  )

test('a weight that is to be set is said in whole words on a small phone, and on its side', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const sets = [{ reps: 8, weight: 0, rest: 60 }]
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await expect(page.getByPlaceholder('à régler')).toBeVisible()
  await expect.poll(() => overflows(page)).toEqual([0, 0])
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => overflows(page)).toEqual([0, 0])
})

test('figures and signs stay within their boxes where a notice takes their room on a small phone', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { id } = await saveProgram(page.request)
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await recordSet(page)
  await skipRest(page)
  await page.reload()
  await expect(page.getByText('Séance reprise là où elle en était.')).toBeVisible()
  await expect.poll(() => overflows(page)).toEqual([0, 0])
})

test('the sign that a kind of set can be chosen stands on the line of its name', async ({ page, lifter: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sets = [{ reps: 8, weight: 40, rest: 60, kind: 'amrap' as const }]
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  const number = page.getByRole('button', { name: 'Série 1 / 1 Maximum (AMRAP)' })
  const [name, sign] = await boxesOf(page, number.getByText('Maximum (AMRAP)'), number.locator('.icon'))
  const middle = (sign.top + sign.bottom) / 2
  expect([middle > name.top, middle < name.bottom]).toEqual([true, true])
})

test('the loaded bar and its words stand above the big button, however many sets are done', async ({
  page,
  lifter: _,
}) => {
  const sets = Array.from({ length: 9 }, () => ({ reps: 8, weight: 60, rest: 0 }))
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  for (let count = 0; count < 6; count += 1) await recordSet(page)
  const strip = page.getByRole('list', { name: 'Séries enregistrées' })
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const parts = [page.getByRole('img', { name: /^Charge 60/ }), page.locator('.workout-action')] as const
    const [bar, action, line] = await boxesOf(page, ...parts, strip.filter({ visible: true }).last())
    expect.soft(bar.bottom, `${size.width}`).toBeLessThanOrEqual(action.top)
    expect.soft(line.height).toBeLessThanOrEqual(48)
  }
})

test('no line stands half hidden above the big button', async ({ page, lifter: _ }) => {
  const sets = Array.from({ length: 9 }, () => ({ reps: 8, weight: 60, rest: 60 }))
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  // The screen before the workout has such a button, too.
  await expect(button(page, 'Série terminée')).toBeVisible()
  for (const size of [
    { width: 390, height: 844 },
    { width: 390, height: 820 },
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const cut = () =>
      page.locator('.set-lines li').evaluateAll((lines) => {
        const y = document.querySelector('.workout-action')?.getBoundingClientRect().top ?? 0
        return lines.filter((line) => {
          const { top, bottom, left } = line.getBoundingClientRect()
          const list = line.parentElement?.getBoundingClientRect()
          const lower = Math.min(y, list?.bottom ?? y)
          return left < (list?.right ?? 0) && top < lower - 1 && bottom > lower + 1
        }).length
      })
    await expect.poll(cut, `${size.width} × ${size.height}`).toBe(0)
    expect(await page.locator('.workout-action').evaluate((bar) => getComputedStyle(bar).borderTopWidth)).toBe('2px')
  }
})

test('the question before a reset keeps the shape of a question', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await button(page, 'Réinitialiser mes données').click()
  const question = page.getByRole('alertdialog')
  const answers = question.locator('.dialog-actions > .button')
  const [box, first, second] = await boxesOf(page, question, answers.nth(0), answers.nth(1))
  expect(box.width).toBeLessThan(390)
  expect(second.right).toBeLessThanOrEqual(box.right - 20)
  expect(Math.max(second.left - first.right, second.top - first.bottom)).toBeGreaterThanOrEqual(12)
  expect(await question.evaluate((node) => getComputedStyle(node).borderBottomWidth)).toBe('2px')
})

test('after a tap no colour of hovering stays behind', async ({ page, lifter: _ }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bare = await page.evaluate(() => {
    const found: string[] = []
    const walk = (rules: CSSRuleList, guarded: boolean) => {
      for (const rule of rules) {
        const inside = guarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('hover'))
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !inside)
          found.push(rule.selectorText)
        if (rule instanceof CSSGroupingRule) walk(rule.cssRules, inside)
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false)
    return found
  })
  expect(bare).toEqual([])
})

test('units are never written in capitals', async ({ page, lifter: _ }) => {
  const shouted = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode
        if (!/\bkg\b/.test(textContent ?? '') || !parentElement) continue
        if (getComputedStyle(parentElement).textTransform === 'uppercase') found.push(textContent ?? '')
      }
      return found
    })
  const { id } = await saveProgram(page.request)
  await page.goto('/')
  await expect(page.getByText('kg cette semaine')).toBeVisible()
  expect.soft(await shouted(), 'home').toEqual([])
  await page.goto('/stats')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await shouted(), 'statistics').toEqual([])
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await expect(page.getByLabel('Poids (kg)')).toBeVisible()
  expect.soft(await shouted(), 'set').toEqual([])
  await recordSet(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  expect.soft(await shouted(), 'rest').toEqual([])
})

for (const lang of ['fr', 'en'] as const) {
  test(`the filters of administrators say on a phone what is chosen, ${lang}`, async ({ page, fonte }) => {
    await joinAsAdmin(fonte, page.request, lang)
    for (const path of ['/admin/users', '/admin/dashboard']) {
      await page.goto(path)
      await expect(page.locator('.admin-filters')).toBeVisible()
      expect.soft(await cutOptions(page), path).toEqual([])
    }
  })
}

test('day, start and duration of a past workout stand beside each other on a phone, as drawn', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/stats/past')
  const tops = async () => {
    const labels = ['Jour', 'Début', 'Durée (min)']
    const boxes = await boxesOf(page, ...labels.map((label) => page.getByLabel(label, { exact: true })))
    return new Set(boxes.map(({ top }) => top))
  }
  await expect(page.getByLabel('Durée (min)', { exact: true })).toBeVisible()
  expect(await tops()).toHaveProperty('size', 1)
  await page.getByLabel('Durée (min)', { exact: true }).fill('900')
  await expect(page.getByText(/^Plus de cinq heures/u)).toBeVisible()
  expect(await tops(), 'with a hint below one of them').toHaveProperty('size', 1)
})

test('the button that saves a past workout fills the bar of a phone beside the way back, as drawn', async ({
  page,
  lifter: _,
}) => {
  await page.goto('/stats/past')
  const [field, cancel, save] = await boxesOf(
    page,
    page.getByLabel('Nom', { exact: true }),
    button(page, 'Annuler'),
    button(page, 'Enregistrer'),
  )
  expect({ left: cancel.left, right: save.right }).toEqual({ left: field.left, right: field.right })
  expect(save.left - cancel.right).toBeLessThan(20)
})
