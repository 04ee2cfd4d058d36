import { expect, type Page } from '@playwright/test'
import { button, recordAllSets, recordSet, skipRest } from '../../kit/gestures.ts'
import { boxesOf, pageSettled } from '../../kit/layout.ts'
import { openSelector } from '../../kit/program-form.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'
import { beginWorkout } from '../../kit/workout.ts'

/** What a camera beside the screen takes (px). */
const inset = 47

/** A phone on its side whose camera and rounded corners take room left and right. */
const turnOnItsSide = async (page: Page) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const devtools = await page.context().newCDPSession(page)
  const insets = { left: inset, leftMax: inset, right: inset, rightMax: inset, bottom: 21, bottomMax: 21 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Texts, fields, buttons and signs that reach into what the camera takes. */
const hidden = (page: Page) =>
  page.evaluate((edge) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const boxes: { name: string; box: DOMRect }[] = []
    for (const field of document.querySelectorAll('input, .button, .icon')) {
      boxes.push({ name: field.outerHTML.slice(0, 60), box: field.getBoundingClientRect() })
    }
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const hides = texts.currentNode.parentElement?.closest('.visually-hidden, .skip-link, [hidden], [aria-hidden]')
      if (!hides) boxes.push({ name: range.toString(), box: range.getBoundingClientRect() })
    }
    const seen = boxes.filter(({ box }) => box.width > 1 && box.height > 1)
    return seen.filter(({ box }) => box.left < edge || box.right > innerWidth - edge).map(({ name }) => name)
  }, inset)

test('beside the camera of a phone on its side stands nothing', async ({ page, lifter: _ }) => {
  const { id } = await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 1_000)
  await turnOnItsSide(page)
  for (const path of ['/', '/stats', '/settings', '/?edit=new']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(button(page, 'Menu du compte')).toBeVisible()
    expect.soft(await hidden(page), path).toEqual([])
  }
  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await expect(button(page, 'Série terminée')).toBeVisible()
  expect.soft(await hidden(page), 'set').toEqual([])
  await recordSet(page)
  await expect(button(page, 'Passer le repos')).toBeVisible()
  expect.soft(await hidden(page), 'rest').toEqual([])
  await skipRest(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await expect(button(page, 'Se connecter')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeInViewport({ ratio: 1 })
  expect.soft(await hidden(page), 'sign-in').toEqual([])
})

test('on a phone on its side the lines of a finished workout stand close together', async ({ page, lifter: _ }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await beginWorkout(page)
  await recordAllSets(page)
  const [first, second] = await boxesOf(page, page.getByRole('row').first(), page.getByRole('row').last())
  expect(first.height).toBeLessThan(100)
  expect(second.bottom - first.top).toBeLessThan(200)
})

test('what deletes the account stands below the lines that warn of it', async ({ page }) => {
  await page.goto('/data-deletion')
  await pageSettled(page)
  const [warning, deletion] = await boxesOf(
    page,
    page.getByText('La suppression du compte est définitive'),
    button(page, 'Supprimer mon compte'),
  )
  expect(deletion.left).toBe(warning.left)
})

test('on a phone on its side the first exercise to add is in view, between the search and the way to add it', async ({
  page,
  lifter: _,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/')
  await button(page, 'Créer un programme').filter({ visible: true }).click()
  const selector = await openSelector(page)
  await pageSettled(page)
  const [search, chips, first, add] = await boxesOf(
    page,
    selector.getByRole('searchbox'),
    selector.getByRole('group').last(),
    selector.getByText('Développé couché', { exact: true }),
    button(selector, 'Ajouter la sélection'),
  )
  expect(search.bottom).toBeLessThanOrEqual(chips.top)
  expect(first.top).toBeGreaterThanOrEqual(chips.bottom)
  expect(first.bottom).toBeLessThanOrEqual(add.top)
})
