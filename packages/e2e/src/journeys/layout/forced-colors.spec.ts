import { expect, type Locator } from '@playwright/test'
import { button, recordSet, skipRest } from '../../kit/gestures.ts'
import { motionEnded } from '../../kit/layout.ts'
import { test } from '../../kit/test.ts'
import { saveProgram, saveWorkout } from '../../kit/training.ts'

/** What one sees of a part with the colours of the system: its surface, its edges, and the mark drawn in it. */
const seen = (part: Locator) =>
  part.evaluate((node) => {
    const faceOf = (pseudo?: string) => {
      const face = getComputedStyle(node, pseudo)
      if (pseudo && face.content === 'none') return ''
      return [face.backgroundColor, face.borderTop, face.borderLeft, face.borderBottom, face.color].join(' ')
    }
    return [faceOf(), faceOf('::before'), faceOf('::after')].join(' / ')
  })

const expectToldApart = async (one: Locator, other: Locator, what: string) => {
  await expect(one.first()).toBeAttached()
  await motionEnded(one.page())
  expect.soft(await seen(one.first()), what).not.toBe(await seen(other.first()))
}

test.use({ forcedColors: 'active' })

test('with the colours of the system, done and to do, current and other can be told apart', async ({
  page,
  lifter: _,
}) => {
  const { id } = await saveProgram(page.request)
  await saveWorkout(page.request, Date.now() - 1_000)
  await page.goto('/')
  await expect(page.locator('.week-days .trained')).toHaveCount(1)
  await expectToldApart(
    page.locator('.week-days .trained i'),
    page.locator('.week-days li:not(.trained) i'),
    'a trained day',
  )
  await expectToldApart(
    page.locator('.week-days .today .stamp'),
    page.locator('.week-days li:not(.today) .stamp'),
    'today',
  )
  await expectToldApart(
    page.locator('.tab-bar [aria-current]'),
    page.locator('.tab-bar a:not([aria-current])'),
    'the current tab',
  )
  await button(page, 'Ouvrir le menu').click()
  const links = page.getByRole('dialog').getByRole('link')
  await expectToldApart(
    links.and(page.locator('[aria-current]')),
    links.and(page.locator(':not([aria-current])')),
    'the current page in the menu',
  )
  await page.goto('/settings')
  await expectToldApart(
    page.locator('.segmented-control [aria-pressed="true"]'),
    page.locator('.segmented-control [aria-pressed="false"]'),
    'the chosen segment',
  )

  await page.goto(`/workout/${id}`)
  await button(page, 'Commencer').click()
  await recordSet(page)
  await skipRest(page)
  await expectToldApart(page.locator('.slabs .done'), page.locator('.slabs i:not([class])'), 'a slab that is done')
  await expectToldApart(page.locator('.slabs .current'), page.locator('.slabs .done'), 'the slab of the current set')
  await button(page, 'Tous les exercices').click()
  await expectToldApart(
    page.locator('dialog .pips .done'),
    page.locator('dialog .pips i:not(.done)'),
    'a pip that is done',
  )
  await expectToldApart(
    page.locator('dialog .exercise-overview .current'),
    page.locator('dialog .exercise-overview li:not(.current)'),
    'the current exercise',
  )
})

test('with the colours of the system, the chosen half of the sign-in page and the main button can be told', async ({
  page,
}) => {
  await page.goto('/auth')
  await expectToldApart(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }),
    'the chosen tab',
  )
  await expectToldApart(button(page, 'Se connecter'), button(page, 'Mot de passe oublié ?'), 'the main button')
  const main = button(page, 'Se connecter')
  const ofTheSystem = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    return getComputedStyle(probe).backgroundColor
  })
  expect(await main.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(ofTheSystem)
})
