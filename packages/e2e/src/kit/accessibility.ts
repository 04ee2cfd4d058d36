import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Holds the page as it is now against all of axe's rules; `where` names it in the report. */
export const expectAccessible = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(found, where).toEqual([])
}

/** More stops than any screen of the journeys has. */
const mostStops = 80

/** Walks forward with the tab key until the target has the focus. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  const isReached = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops && !(await isReached()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
