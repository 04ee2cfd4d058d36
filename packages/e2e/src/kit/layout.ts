import { expect, type Page } from '@playwright/test'

/** A phone, a tablet, a desktop (px). */
export const widths = [360, 768, 1440]

/** What sticks out sideways of the page, or of the dialog over it. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => `${box.tagName} ${box.scrollWidth}`)
  })

/** Nothing sticks out on a phone, a tablet and a desktop; `where` names the page in the report. */
export const expectItFits = async (page: Page, where: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overhang(page), `${where}, ${width} px`).toEqual([])
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
