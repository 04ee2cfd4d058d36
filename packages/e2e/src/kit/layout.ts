import { expect, type Locator, type Page } from '@playwright/test'

/** A phone, a tablet, a desktop (px). */
export const widths = [360, 768, 1440]

/** Waits until what moves on the page has come to its end: a box or a colour on its way is not the one that is read. */
export const motionEnded = (page: Page) =>
  page.evaluate(async () => {
    const ends = (motion: Animation) => Number.isFinite(motion.effect?.getComputedTiming().endTime)
    const moving = document.getAnimations().filter((motion) => motion.playState === 'running' && ends(motion))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** Waits until the page has its own font, which a first visit puts off and which moves texts a little, and nothing moves. */
export const pageSettled = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.dataset.font === undefined)
  await page.evaluate(async () => void (await document.fonts.ready))
  await motionEnded(page)
}

/**
 * Where parts of the page stand (px), all read at one moment once nothing moves: a text that comes late moves the one as
 * well as the other. The app replaces the parts of a prerendered page: `pageSettled` waits for that.
 */
export const boxesOf = async <Parts extends readonly Locator[]>(page: Page, ...parts: Parts) => {
  for (const part of parts) await expect(part).toBeVisible()
  await motionEnded(page)
  const nodes = await Promise.all(parts.map((part) => part.elementHandle()))
  const boxes = await page.evaluate((shown) => shown.map((node) => node?.getBoundingClientRect().toJSON()), nodes)
  return boxes as { readonly [Part in keyof Parts]: DOMRect }
}

/** The words of a text that stand on more than one line. */
export const brokenWords = (text: Locator) =>
  text.evaluate((node) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode
      for (const { 0: word, index } of (textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

/** What sticks out sideways of the page, or of the dialog over it. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.tagName} ${box.scrollWidth}`)
  })

const softly = expect.configure({ soft: true })

/** Nothing sticks out on a phone, a tablet and a desktop; `where` names the page in the report. */
export const expectItFits = async (page: Page, where: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // What measures its own room is drawn anew a moment after the window has its width.
    await softly.poll(() => overhang(page), `${where}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

/** The chosen options of which the page shows only a part. */
export const cutOptions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const whole = select.cloneNode() as HTMLSelectElement
      whole.append(new Option(select.selectedOptions[0]?.text))
      Object.assign(whole.style, { position: 'absolute', width: 'max-content' })
      select.after(whole)
      const isCut = whole.offsetWidth > select.offsetWidth
      whole.remove()
      return isCut ? [select.selectedOptions[0]?.text ?? ''] : []
    })
  })
