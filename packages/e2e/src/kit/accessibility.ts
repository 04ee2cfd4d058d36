import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { motionEnded } from './layout.ts'

/** axe's rules whose outcome depends on the colours of a theme; the others read the document alone. */
const rulesOfColour = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** axe's kinds of rules that read words: of names, labels, alternatives and languages. */
const rulesOfWords = {
  type: 'tag',
  values: ['cat.text-alternatives', 'cat.name-role-value', 'cat.forms', 'cat.language'],
} as const

/** Which of axe's rules are held; all of them where nothing is said. */
type Rules = typeof rulesOfColour | typeof rulesOfWords

/** Runs in the page. Only what breaks a rule is described: to describe all that keeps one costs more than the rules. */
const violations = async (rules: Rules | null) => {
  const page = window as unknown as { axe: typeof axe }
  const found = await page.axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: rules.type, values: [...rules.values] } }),
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What breaks a rule; axe, 1.5 MB, is given to each document once. */
const findings = async (page: Page, rules: Rules | null = null) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(violations, rules)
}

/** Changes the system's theme, and waits until the page has all its colours. */
const showTheme = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  await motionEnded(page)
}

/**
 * Holds the page as it is now against all of axe's rules, its colours in both themes; `where` names it in the report.
 * In English, where a page differs from the French one in its words alone, against the rules that read words.
 */
export const expectAccessible = async (page: Page, where: string) => {
  await motionEnded(page)
  if ((await page.locator('html').getAttribute('lang')) === 'en') {
    expect.soft(await findings(page, rulesOfWords), `${where}, in English`).toEqual([])
    return
  }
  expect.soft(await findings(page), where).toEqual([])
  await showTheme(page, 'dark')
  expect.soft(await findings(page, rulesOfColour), `${where}, dark`).toEqual([])
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
