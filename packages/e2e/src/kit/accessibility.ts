import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** axe's rules whose outcome depends on the colours of a theme; the others read the document alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** axe's kinds of rules that read words: of names, labels, alternatives and languages. */
const kindsOfWords = ['cat.text-alternatives', 'cat.name-role-value', 'cat.forms', 'cat.language']

/** No page of ours has frames, so that axe may do its work in one go. */
const findings = async (page: Page, choose = (axe: AxeBuilder) => axe) => {
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Changes the system's theme, and waits until the page has all its colours. */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((motion) => (motion instanceof CSSTransition ? [motion.finished] : [])),
    ),
  )
}

/**
 * Holds the page as it is now against all of axe's rules, its colours in both themes; `where` names it in the report.
 * In English, where a page differs from the French one in its words alone, against the rules that read words.
 */
export const expectAccessible = async (page: Page, where: string) => {
  if ((await page.locator('html').getAttribute('lang')) === 'en') {
    expect.soft(await findings(page, (axe) => axe.withTags(kindsOfWords)), `${where}, in English`).toEqual([])
    return
  }
  expect.soft(await findings(page), where).toEqual([])
  await showTheme(page, 'dark')
  expect.soft(await findings(page, (axe) => axe.withRules(rulesOfColour)), `${where}, dark`).toEqual([])
  await showTheme(page, 'light')
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
