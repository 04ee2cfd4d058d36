import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Measurement } from '../kit/measurement.ts'
import { tapBeside } from './slow-phone.ts'

/** What a lifter does, by taps one after the other until the screen shows that it is done. */
interface Act {
  readonly name: string
  readonly atMost: number
  /** What its lifter did once, long before: not counted. */
  readonly before?: (page: Page) => Promise<void>
  readonly taps: (page: Page) => readonly Locator[]
  readonly done: (page: Page) => Locator
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rest = (page: Page) => button(page, 'Passer le repos')
const setDone = (page: Page) => button(page, 'Série terminée')

const acts: readonly Act[] = [
  {
    name: 'taps to start the next workout from home',
    atMost: 1,
    taps: (page) => [button(page, 'Commencer').first()],
    done: setDone,
  },
  {
    name: 'taps to add a set',
    atMost: 1,
    taps: (page) => [button(page, 'Ajouter une série')],
    done: (page) => page.getByText('Série ajoutée'),
  },
  {
    name: 'taps to swap a machine that is taken',
    atMost: 2,
    taps: (page) => [button(page, 'Échanger'), page.getByRole('dialog').locator('.candidate:enabled').first()],
    done: (page) => page.getByText(/^Échangé contre/),
  },
  { name: 'taps to record a set as planned', atMost: 1, taps: (page) => [setDone(page)], done: rest },
  {
    name: 'taps to record a set a step heavier',
    atMost: 2,
    taps: (page) => [page.getByRole('button', { name: /kg de plus$/ }), setDone(page)],
    done: rest,
  },
  {
    name: 'taps to record any other weight, two of them its digits',
    atMost: 4,
    taps: (page) => [page.getByLabel(/^(Poids|Lest)/), button(page, '4'), button(page, '5'), setDone(page)],
    done: rest,
  },
  {
    name: 'taps to say what kind a set is',
    atMost: 2,
    taps: (page) => [page.locator('.set-number-button'), page.getByRole('radio', { name: /Allégée/ })],
    done: (page) => page.locator('.set-said'),
  },
  {
    name: 'taps to say how many repetitions were in reserve, once that is asked',
    atMost: 2,
    before: async (page) => {
      await page.locator('.set-number-button').tap()
      await button(page, 'RIR').tap()
      await page.keyboard.press('Escape')
    },
    taps: (page) => [
      page.locator('.set-number-button'),
      page.getByRole('group', { name: /\(RIR\)$/ }).getByRole('button', { name: '2', exact: true }),
    ],
    done: (page) => page.locator('.set-said', { hasText: 'RIR 2' }),
  },
]

/** Taps until it is done, and answers how often. */
const count = async (page: Page, { before, taps, done, name, atMost }: Act): Promise<Measurement> => {
  let measured = 0
  await before?.(page)
  for (const tapped of taps(page)) {
    await tapped.tap()
    measured++
  }
  await done(page).first().waitFor()
  return { name, measured, unit: '', bar: { atMost } }
}

/** How many taps the acts of a workout take, from home on. */
export const countTaps = async (context: BrowserContext, url: string): Promise<Measurement[]> => {
  const page = await context.newPage()
  await page.goto(url)
  const figures: Measurement[] = []
  for (const act of acts) {
    await tapBeside(page)
    if (await rest(page).isVisible()) await rest(page).tap()
    await tapBeside(page)
    figures.push(await count(page, act))
  }
  return figures
}
