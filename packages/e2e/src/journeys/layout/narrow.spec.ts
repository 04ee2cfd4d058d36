import { expect, type Locator, type Page } from '@playwright/test'
import { joinAsAdmin } from '../../kit/admin.ts'
import { button, recordSet, skipRest } from '../../kit/gestures.ts'
import { cutOptions } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveExercise, saveProgram } from '../../kit/training.ts'

/** A program of one exercise with that name. */
const saveLongExercise = async (page: Page, name: string) => {
  const id = await saveExercise(page.request, name)
  const sets = Array.from({ length: 4 }, () => ({ reps: 12, weight: 102, rest: 60 }))
  return saveProgram(page.request, { name, exercises: [{ exercise_id: id, default_rest: 60, sets }] })
}

/** Whether all of it is inside the window. */
const isWhollyVisible = async (page: Page, shown: Locator) => {
  const box = await shown.boundingBox()
  const view = page.viewportSize()
  if (!box || !view) return false
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= view.width && box.y + box.height <= view.height
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
    for (const shown of [page.getByRole('heading', { level: 1 }), ...boxes, button(page, 'Série terminée')]) {
      expect.soft(await isWhollyVisible(page, shown), String(shown)).toBe(true)
    }
    for (const box of boxes) {
      const { height, font } = await box.evaluate((node) => ({
        height: node.clientHeight,
        font: Number.parseFloat(getComputedStyle(node).fontSize),
      }))
      expect.soft(height, 'a figure is not cut').toBeGreaterThanOrEqual(font * 0.9)
    }
    await recordSet(page)
    const next = page.getByText(/^Ensuite · /)
    for (const shown of [
      page.getByRole('timer'),
      button(page, '+15 s'),
      button(page, '−15 s'),
      next,
      button(page, 'Passer le repos'),
    ]) {
      expect.soft(await isWhollyVisible(page, shown), String(shown)).toBe(true)
    }
    await skipRest(page)
    await recordSet(page)
    await skipRest(page)
    await recordSet(page)
    await expect(page.getByRole('heading', { name: 'Séance terminée' })).toBeVisible()
    const figure = await page.getByText('800', { exact: true }).boundingBox()
    const bar = await page.locator('.bottom-bar').boundingBox()
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

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
    const bar = await page.getByRole('img', { name: /^Charge 60/ }).boundingBox()
    const action = await page.locator('.workout-action').boundingBox()
    expect.soft((bar?.y ?? 0) + (bar?.height ?? 0), `${size.width}`).toBeLessThanOrEqual(action?.y ?? 0)
    expect.soft((await strip.filter({ visible: true }).last().boundingBox())?.height).toBeLessThanOrEqual(48)
  }
})

test('no line stands half hidden above the big button', async ({ page, lifter: _ }) => {
  const sets = Array.from({ length: 9 }, () => ({ reps: 8, weight: 60, rest: 60 }))
  const exercises = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]
  const { id } = await saveProgram(page.request, { exercises })
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  for (const size of [
    { width: 390, height: 844 },
    { width: 390, height: 820 },
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const upper = async () => (await page.locator('.workout-action').boundingBox())?.y ?? 0
    const cut = async () => {
      const edge = await upper()
      return page.locator('.set-lines li').evaluateAll(
        (lines, y) =>
          lines.filter((line) => {
            const { top, bottom, left } = line.getBoundingClientRect()
            const list = line.parentElement?.getBoundingClientRect()
            const lower = Math.min(y, list?.bottom ?? y)
            return left < (list?.right ?? 0) && top < lower - 1 && bottom > lower + 1
          }).length,
        edge,
      )
    }
    await expect.poll(cut, `${size.width} × ${size.height}`).toBe(0)
    expect(await page.locator('.workout-action').evaluate((bar) => getComputedStyle(bar).borderTopWidth)).toBe('2px')
  }
})

test('the question before a reset keeps the shape of a question', async ({ page, lifter: _ }) => {
  await page.goto('/settings')
  await button(page, 'Réinitialiser mes données').click()
  const question = page.getByRole('alertdialog')
  const box = await question.boundingBox()
  expect(box?.width).toBeLessThan(390)
  const answers = question.locator('.dialog-actions > .button')
  const [first, second] = [await answers.nth(0).boundingBox(), await answers.nth(1).boundingBox()]
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) - 20)
  const gap = Math.max(
    (second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0),
    (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0),
  )
  expect(gap).toBeGreaterThanOrEqual(12)
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
    const boxes = await Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).boundingBox()))
    return new Set(boxes.map((box) => box?.y))
  }
  await expect(page.getByLabel('Durée (min)', { exact: true })).toBeVisible()
  expect(await tops()).toHaveProperty('size', 1)
  await page.getByLabel('Durée (min)', { exact: true }).fill('900')
  await expect(page.getByText(/^Plus de cinq heures/u)).toBeVisible()
  expect(await tops(), 'with a hint below one of them').toHaveProperty('size', 1)
})
