import { expect, type Page } from '@playwright/test'
import { tabTo } from '../../kit/accessibility.ts'
import { button } from '../../kit/gestures.ts'
import { motionEnded } from '../../kit/layout.ts'
import { openSelector } from '../../kit/program-form.ts'
import { test } from '../../kit/test.ts'
import { saveProgram } from '../../kit/training.ts'
import { beginWorkout } from '../../kit/workout.ts'

/** What has the focus, where something lies over the middle of it, or over the first line of a text. */
const hiddenFocus = async (page: Page) => {
  await motionEnded(page)
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const { left, top, width, height } = focused.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + Math.min(24, height / 2))
    return focused.contains(shown) || focused.closest('label')?.contains(shown) ? [] : [focused.outerHTML.slice(0, 90)]
  })
}

/** Goes on so many stops from where the focus is; what of them was hidden. */
const hiddenStops = async (page: Page, key: 'Tab' | 'Shift+Tab', stops: number) => {
  const hidden: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key)
    hidden.push(...(await hiddenFocus(page)))
  }
  return hidden
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('an exercise of the selector that has the focus lies under none of its bars', async ({ page, lifter: _ }) => {
      await page.goto('/?edit=new')
      const selector = await openSelector(page)
      await selector.getByRole('checkbox').first().focus()
      expect(await hiddenStops(page, 'Tab', 24)).toEqual([])
      expect(await hiddenStops(page, 'Shift+Tab', 24)).toEqual([])
    })

    test('behind the bar of the editor is nothing that the keyboard comes to', async ({ page, lifter: _ }) => {
      const { id } = await saveProgram(page.request, { name: 'Bas du corps' })
      await beginWorkout(page)
      await page.goto(`/?edit=${id}`)
      await expect(page.getByRole('button', { name: 'Reprendre la séance' })).toBeVisible()
      await tabTo(page, button(page, 'Enregistrer'))
      expect(await hiddenStops(page, 'Tab', 6)).toEqual([])
    })
  })
}

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('what has the focus in a window is not left under its buttons', async ({ page, lifter: _ }) => {
    await beginWorkout(page)
    await button(page, 'Charge').click()
    await expect(page.getByRole('dialog', { name: 'Charge' })).toBeVisible()
    expect(await hiddenStops(page, 'Tab', 24)).toEqual([])
  })
})
