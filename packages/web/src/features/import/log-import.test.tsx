// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Words that a failure loads: here they are there before.
import '../../platform/api/problem-messages.ts'
import { PageLanguage } from '../../platform/words/language.ts'
import { showPart } from '../../ui/test-kit/show-pages.tsx'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import type { FilePlan, FileSummary } from './file/file-summary.ts'
import type { FileAsk } from './file/file-worker.ts'
import { LogImport } from './log-import.tsx'
import type { WorkerAnswer, WorkerCall } from './worker/worker-calls.ts'

const { log, known, lifts, enqueue } = vi.hoisted(() => ({
  enqueue: vi.fn(),
  log: { reading: 'failed', entries: [], measures: [], arrived: null, retry: vi.fn() },
  known: { known: { items: [], names: [], deleted: [] }, reading: 'ready', retry: () => undefined },
  lifts: {
    isReady: true,
    lifts: [],
    groups: [{ id: 'dos', label: 'Dos', names: ['Dos'] }],
    nameOf: () => undefined,
  },
}))

vi.mock('../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log }))
vi.mock('../history/body/many-measures.ts', () => ({ measureWrites: () => [] }))
vi.mock('./import-queries.ts', () => ({ useImports: () => known, importsQuery: { queryKey: ['imports'] } }))
vi.mock('./check/use-lifts.ts', () => ({ useLifts: () => lifts }))
vi.mock('../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))
vi.mock('../../platform/outbox/device-outbox.ts', () => ({
  outbox: { enqueue },
  useOutbox: () => [],
  usePending: () => [],
}))

const workoutsOnly: FileSummary = {
  format: 'strong',
  rows: 3,
  workouts: 3,
  measures: 0,
  remarks: [],
  questions: {},
  ignoredColumns: [],
  warnings: [],
  names: [],
  timed: [],
  far: [],
}

const none = { new: 0, there: 0, 'other-zone': 0, changed: 0, gone: 0, 'possible-duplicate': 0 } as FilePlan['counts']
const plan: FilePlan = {
  counts: { ...none, new: 3 },
  sets: none,
  named: { 'other-zone': [], changed: [], gone: [], 'possible-duplicate': [] },
  months: [],
  first: null,
  last: null,
  problems: [],
  problemCount: 0,
}

let [summary, asked]: [FileSummary, string[]] = [workoutsOnly, []]
let planned = plan
let [readsOn, planFails] = [true, false]

/** A worker that reads any file as what the summary says. */
class ReadingWorker {
  readonly #listeners: ((event: { readonly data: WorkerAnswer }) => void)[] = []
  addEventListener(type: string, listen: (event: { readonly data: WorkerAnswer }) => void) {
    if (type === 'message') this.#listeners.push(listen)
  }
  postMessage({ number, ask }: WorkerCall<FileAsk>) {
    asked.push(ask.do)
    if (!readsOn) return
    const measures = [{ day: '2026-01-01', kind: 'weight', value: 80.4 }]
    const value = { read: { outcome: 'read', summary }, plan: planned, measures, parts: [] }[ask.do as string]
    const answer = planFails && ask.do === 'plan' ? { number, failure: 'no memory' } : { number, value }
    queueMicrotask(() => {
      for (const listen of this.#listeners) listen({ data: answer })
    })
  }
  terminate() {
    this.#listeners.length = 0
  }
}

const page = () => (
  <ToastProvider closeLabel="Fermer" regionLabel="Messages">
    <LogImport onOwn={() => undefined} />
  </ToastProvider>
)

beforeEach(() => {
  ;[summary, asked] = [workoutsOnly, []]
  ;[readsOn, planFails] = [true, false]
  planned = plan
  log.reading = 'ready'
  vi.stubGlobal('Worker', ReadingWorker)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choose = (label = 'Choisir un fichier') => {
  const files = [new File(['Date'], 'strong.csv')]
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
}

it('a file is not compared with a log that could not be read: the page says so, and reads it again', async () => {
  log.reading = 'failed'
  const { rerender } = render(page())
  choose()
  expect((await screen.findByRole('alert')).textContent).toContain('Votre historique n’a pas pu être lu')
  expect(asked).toEqual(['read'])
  expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(log.retry).toHaveBeenCalledOnce()
  log.reading = 'ready'
  rerender(page())
  expect(await screen.findByRole('button', { name: /^Importer 3\sséances/u })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(asked).toEqual(['read', 'know', 'plan'])
})

it('a comparison that failed says so; reading the file anew makes another, with all that was decided kept', async () => {
  summary = { ...workoutsOnly, names: [{ name: 'Zercher Carry', sets: 1, match: 'missing', candidates: [] }] }
  planFails = true
  const { user } = await showPart(page())
  choose()
  const group = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Groupe musculaire/u })
  await user.selectOptions(group, 'Dos')
  expect((await screen.findByRole('alert')).textContent).toContain('La comparaison avec votre historique a échoué.')
  expect(screen.queryByRole('button', { name: /^Importer|Comparaison/ })).toBeNull()
  planFails = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  const send = await screen.findByRole('button', { name: /^Importer 3/u })
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(group.value).toBe('dos')
})

it('workouts that are there in another time zone count as there, and move to the chosen one only where that is ticked', async () => {
  const lisbon = { id: '1', program_name: 'Push', completed_at: '2026-03-12T19:00:00.000Z', utc_offset: 0 }
  planned = {
    ...plan,
    counts: { ...none, there: 2, 'other-zone': 1 },
    sets: { ...none, 'other-zone': 9 },
    named: { ...plan.named, 'other-zone': [lisbon] },
  }
  const { user } = await showPart(page())
  choose()
  const box = await screen.findByLabelText<HTMLInputElement>('Donner le fuseau horaire choisi à 1 séance déjà là')
  expect(box.checked).toBe(false)
  const count = (term: string) => screen.getByText(term).nextSibling?.textContent
  expect([count('Déjà là'), count('Modifiées')]).toEqual(['3', '0'])
  expect(screen.getByText(/12\smars\s2026/u)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Rien à importer' })).toBeDefined()
  await user.click(box)
  expect(await screen.findByRole('button', { name: /^Importer 1\sséance$/u })).toBeDefined()
  expect(count('Séries à ajouter')).toBe('0')
})

it('how far the reading is stands in percent, with a space that does not break', async () => {
  readsOn = false
  render(page())
  choose()
  const bar = await screen.findByRole('progressbar', { name: 'Lecture du fichier' })
  expect(bar.getAttribute('aria-valuetext')).toBe('strong.csv · 0\u00a0%')
})

it('a file of measures alone is asked for its unit, and nothing about workouts', async () => {
  const questions = { weightUnit: { figures: 1, example: { name: '', figure: 80.4 } } }
  summary = { ...workoutsOnly, format: 'measures', rows: 1, workouts: 0, measures: 1, questions }
  render(page())
  choose()
  expect(await screen.findByText('1 mesure de ce fichier n’est pas encore ici.')).toBeDefined()
  expect(screen.getByText(/^CSV · 1 ligne · /)).toBeDefined()
  expect(screen.getByText('Ce fichier ne dit pas l’unité. Par exemple, poids de corps : 80,4.')).toBeDefined()
  expect(screen.queryByText('Nouvelles séances')).toBeNull()
  expect(screen.queryByRole('heading', { name: /Exercices à vérifier/ })).toBeNull()
  expect(screen.queryByLabelText('Heures notées à')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rien à importer' })).toBeNull()
})

it.each([
  ['fr', 'Choisir un fichier', /^Importer 3\sséances/u, 'Modification non enregistrée', 'Voir l’historique'],
  ['en', 'Choose a file', /^Import 3 workouts/u, 'Change not saved', 'See the history'],
] as const)('a file that a full device cannot keep stays open, to be sent again, %s', async (...given) => {
  const [lang, label, send, title, history] = given
  enqueue.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await showPart(<PageLanguage value={lang}>{page()}</PageLanguage>)
  choose(label)
  await userEvent.click(await screen.findByRole('button', { name: send }))
  expect((await screen.findByText(title)).closest('[role]')).toBeTruthy()
  expect(screen.getByText(/^Strong · /u)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: send }))
  expect(await screen.findByRole('link', { name: history })).toBeTruthy()
  expect(enqueue).toHaveBeenCalledTimes(2)
  enqueue.mockReset()
})

it.each(['strong', 'measures'] as const)(
  'nothing of a %s file comes in before it is said how it writes its dates',
  async (format) => {
    const dayOrder = { example: '03/04/2024', 'day-first': '2024-04-03', 'month-first': '2024-03-04' }
    const only = format === 'measures' ? { workouts: 0, measures: 1 } : {}
    summary = { ...workoutsOnly, format, questions: { dayOrder }, ...only }
    const { user } = await showPart(page())
    choose()
    expect(
      await screen.findByText('03/04/2024\u00a0: 3\u00a0avril ou 4\u00a0mars\u00a0?', { normalizer: (text) => text }),
    ).toBeDefined()
    const send = () => screen.getByRole('button', { name: /^Importer 3|^Ajouter les mesures/u })
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText('Dites d’abord comment ce fichier écrit les dates.')).toBeDefined()
    const orders = within(screen.getByRole('group', { name: 'Ordre du jour et du mois' })).getAllByRole('button')
    expect(orders.map((order) => order.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
    await user.click(send())
    expect(enqueue).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: /^4\smars$/u }))
    await waitFor(() => expect(send().getAttribute('aria-disabled')).not.toBe('true'))
    expect(screen.getByRole('button', { name: /^4\smars$/u }).getAttribute('aria-pressed')).toBe('true')
  },
)

it('what was decided about a file stays while its dates are read in another order', async () => {
  const dayOrder = { example: '03/04/2024', 'day-first': '2024-04-03', 'month-first': '2024-03-04' }
  const names = [{ name: 'Zercher Carry', sets: 1, match: 'missing', candidates: [] }] as const
  summary = { ...workoutsOnly, questions: { dayOrder }, names }
  const { user } = await showPart(page())
  choose()
  const group = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Groupe musculaire/u })
  await user.selectOptions(group, 'Dos')
  await user.click(screen.getByLabelText('Garder les notes'))
  await user.click(screen.getByRole('button', { name: /^4\smars$/u }))
  const send = await screen.findByRole('button', { name: /^Importer 3/u })
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  expect(screen.getByRole('combobox', { name: /^Groupe musculaire/u })).toBe(group)
  expect(group.value).toBe('dos')
  expect(screen.getByLabelText<HTMLInputElement>('Garder les notes').checked).toBe(false)
})

it('a new exercise whose name tells no muscle group waits until its group is chosen', async () => {
  summary = { ...workoutsOnly, names: [{ name: 'Zercher Carry', sets: 1, match: 'missing', candidates: [] }] }
  const { user } = await showPart(page())
  choose()
  const group = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Groupe musculaire/u })
  expect(group.selectedOptions[0]?.textContent).toBe('Groupe musculaire à choisir')
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const send = await screen.findByRole('button', { name: /^Importer 3/u })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Choisissez d’abord le groupe musculaire d’un exercice à créer.')).toBeDefined()
  await user.selectOptions(group, 'Dos')
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
})

it('with a step goes what was pressed in it: the focus goes on to the title', async () => {
  const { user } = await showPart(page())
  const title = () => screen.getByRole('heading', { level: 1 })
  screen.getByLabelText('Choisir un fichier').focus()
  choose()
  const send = await screen.findByRole('button', { name: /^Importer 3/u })
  expect(document.activeElement).toBe(title())
  await waitFor(() => expect(send.getAttribute('aria-disabled')).not.toBe('true'))
  screen.getByRole('button', { name: 'Annuler' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByLabelText('Choisir un fichier')).toBeTruthy()
  expect(document.activeElement).toBe(title())
})
