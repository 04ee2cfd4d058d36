// @vitest-environment happy-dom
import { entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { switchUnit } from '../../../platform/words/unit.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { chooseEstimate } from '../../history/estimate-choice.ts'
import type { useTrainingLog } from '../../history/log/use-training-log.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { benchPress } from '../test-kit/training-kit.ts'
import { ExerciseProgressScreen } from './exercise-progress-screen.tsx'
import { SheetHistory, SheetProgress } from './sheet-parts.tsx'

const log = vi.hoisted(() => ({ current: null as unknown }))
vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log.current }))

const pullUp = {
  ...benchPress,
  id: 'pull-up',
  name: 'Traction',
  load: 'bodyweight' as const,
  body_share: 1,
  family: null,
}
const assisted = { ...pullUp, id: 'assisted', name: 'Traction assistée', load: 'assisted' as const, family: 'pull-up' }

/** So many days ago, at the same hour. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const trained = (days: number, ...sets: Parameters<typeof setOf>[]): LogEntry =>
  entryOf(
    daysAgo(days),
    sets.map((set) => setOf(...set)),
    { id: `${days}-days-ago` },
  )

async function open(
  exerciseId: string,
  entries: readonly LogEntry[],
  rest: Partial<ReturnType<typeof useTrainingLog>> = {},
  Part: ComponentType<{ exerciseId: string }> = ExerciseProgressScreen,
) {
  log.current = { reading: 'ready', entries, measures: [], arrived: null, retry: () => undefined, ...rest }
  const routeTree = createRootRoute({ component: () => <Part exerciseId={exerciseId} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory(), defaultNotFoundComponent: () => null })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.poll(() => document.body.textContent).not.toBe('')
  return userEvent.setup()
}

/** Minutes east of UTC of a place where it is eleven in the evening when it is four in the morning here. */
const fiveHoursBehind = (at: Date) => -at.getTimezoneOffset() - 300

const figures = () =>
  [...screen.getByRole('region', { name: 'En chiffres' }).querySelectorAll('dd')].map((figure) => figure.textContent)

const aYear = [
  trained(300, ['bench', 8, 80]),
  trained(60, ['bench', 10, 20, { kind: 'warmup' }], ['bench', 6, 90], ['bench', 6, 90]),
  trained(3, ['bench', 6, 92.5], ['bench', 10, 80, { kind: 'backoff' }]),
]

beforeEach(() => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [benchPress, pullUp, assisted] })
  queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  switchUnit('kg')
  chooseEstimate({ formula: 'epley', with_reserve: false })
})

describe('the page of one exercise', () => {
  it('tells the best estimate, the heaviest set, the working sets and the volume of the period', async () => {
    const user = await open('bench', aYear)
    expect(figures()).toEqual(['111', '92,5', '5', '3\u00a0075'])
    await user.click(screen.getByRole('button', { name: '12 sem.' }))
    expect(figures()).toEqual(['111', '92,5', '4', '2\u00a0435'])
  })

  it('opens on the shortest period that holds all of it', async () => {
    const pressed = () =>
      within(screen.getByRole('group', { name: 'Période' })).getByRole('button', { pressed: true }).textContent
    const expected = [
      [20, '12 sem.'],
      [300, 'Année'],
      [500, 'Tout'],
    ] as const
    for (const [days, period] of expected) {
      await open('bench', [trained(days, ['bench', 8, 80]), trained(3, ['bench', 8, 80])])
      expect(pressed()).toBe(period)
      cleanup()
    }
  })

  it('shows the estimates as a drawing with a sentence, and the same figures as a table', async () => {
    const user = await open('bench', aYear)
    expect(
      screen.getByRole('img', { name: '1RM estimé\u00a0: de 101,5\u00a0kg à 111\u00a0kg, 2 records, 2 pauses' }),
    ).toBeTruthy()
    await user.click(screen.getAllByText('Voir en tableau')[0] as HTMLElement)
    const rows = within(screen.getByRole('columnheader', { name: '1RM estimé' }).closest('table') as HTMLElement)
    expect(rows.getAllByRole('row').map((row) => row.textContent?.replace(/^.*?20\d\d/, ''))).toEqual([
      'DateSérie1RM estiméRecord',
      '6 × 92,5111\u00a0kgRecord',
      '6 × 90108\u00a0kgRecord',
      '8 × 80101,5\u00a0kg',
    ])
  })

  it('estimates by the other formula where the lifter wants it, everywhere at once', async () => {
    const user = await open('bench', aYear)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Formule' }), 'Brzycki')
    expect(figures()[0]).toBe('107,5')
  })

  it('shows the highest load for each number of repetitions, and the records that stand', async () => {
    await open('bench', aYear)
    const repRecords = screen.getByRole('region', { name: 'Records de répétitions' })
    const sixth = within(repRecords).getByRole('row', { name: /^6/ })
    expect(sixth.textContent).toContain('92,5111')
    const records = screen.getByRole('region', { name: 'Records' })
    expect(records.textContent).toContain('Charge la plus lourde6 × 92,5')
    expect(records.textContent).toContain('Volume d’une séance')
  })

  it('marks as a record only what beat an earlier workout: the first time is a starting point', async () => {
    const lines = () => within(screen.getByRole('region', { name: 'Records' })).getAllByRole('listitem')
    await open('bench', [trained(3, ['bench', 5, 83], ['bench', 5, 83])])
    expect(lines()).toHaveLength(5)
    for (const line of lines()) expect(line.textContent).toContain('Point de départ')
    expect(document.querySelector('.record-disc:not(.starting-point)')).toBeNull()
    cleanup()
    await open('bench', [trained(9, ['bench', 5, 83]), trained(3, ['bench', 5, 85])])
    expect(lines()[0]?.textContent).toContain('Charge la plus lourde5 × 85')
    expect(lines()[0]?.textContent).not.toContain('Point de départ')
    expect(lines()[0]?.querySelector('.record-disc:not(.starting-point)')).not.toBeNull()
  })

  it('lists the workouts with their sets, what they are for and the records set in them', async () => {
    await open('bench', aYear)
    const entries = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('link')
    expect(entries).toHaveLength(3)
    expect(entries[0]?.textContent).toContain('6 × 92,5 · ↓Allégée (back-off) 10 × 80')
    // Where a line ends between two sets, the dot stays with the first.
    const set = within(entries[0] as HTMLElement).getByText(/^6 × 92,5/)
    expect(set.closest('span')?.textContent).toBe('6 × 92,5 ·')
    expect(entries[0]?.textContent).toContain('Record\u00a0: 1RM estimé, 111\u00a0kg')
    expect(entries[2]?.textContent).not.toContain('Record')
    expect(entries[0]?.getAttribute('href')).toBe('/stats/3-days-ago')
  })

  it('tells in the list on which side a set was done alone', async () => {
    await open('bench', [trained(3, ['bench', 8, 20, { side: 'left' }], ['bench', 6, 20, { side: 'right' }])])
    const [entry] = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('link')
    expect(entry?.textContent).toContain('GGauche 8 × 20 · DDroite 6 × 20')
  })

  it('dates a workout as the clock showed it where it took place, wherever a day is told', async () => {
    const ended = new Date(2024, 9, 1, 4, 30)
    const details = { id: 'abroad', utc_offset: fiveHoursBehind(ended) }
    const user = await open('bench', [entryOf(ended.toISOString(), [setOf('bench', 5, 80)], details)])
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    for (const table of screen.getAllByText('Voir en tableau')) await user.click(table)
    const text = document.body.textContent
    expect(text).toContain('1 séance depuis septembre\u00a02024')
    expect(text.match(/30\sseptembre/g)?.length).toBeGreaterThan(0)
    expect(text.match(/30\ssept\./g)?.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/1er\soct|octobre\s2024/)
  })

  it('tells pounds as they were typed', async () => {
    switchUnit('lb')
    await open('bench', [trained(3, ['bench', 10, 20.41, { weight_lb: 45 }])])
    expect(figures()).toEqual(['60', '45', '1', '450'])
  })

  it('says that an estimate above twelve repetitions means little, and goes by repetitions', async () => {
    await open('bench', [trained(3, ['bench', 20, 40])])
    expect(screen.getByText('Au-delà de 12 répétitions, l’estimation ne vaut rien.')).toBeTruthy()
    expect(figures()).toEqual(['20', '40', '1', '800'])
  })

  it('goes by the time of a hold', async () => {
    await open('plank', [trained(9, ['plank', 0, 0, { seconds: 45 }]), trained(3, ['plank', 0, 0, { seconds: 60 }])])
    expect(figures()).toEqual(['60', '–', '2', '105'])
    expect(screen.getByText('Plus longue durée')).toBeTruthy()
    cleanup()
    await open('plank', [trained(3, ['plank', 0, 0, { seconds: 15, assist: 20 }])])
    const history = screen.getByRole('region', { name: 'Historique' })
    expect(history.textContent).toContain('15\u00a0s × assistance 20\u00a0kg')
  })

  it('joins the variants of a lift in one line, assisted and belted', async () => {
    const user = await open('pull-up', [trained(9, ['assisted', 8, 0, { assist: 20 }]), trained(3, ['pull-up', 5, 10])])
    expect(within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('link')).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Avec les variantes' }))
    const entries = within(screen.getByRole('region', { name: 'Historique' })).getAllByRole('link')
    expect(entries[0]?.textContent).toContain('Record\u00a0: charge la plus lourde, 10\u00a0kg')
    expect(entries[1]?.textContent).toContain('8 × assistance 20\u00a0kg')
  })

  it('names the most repetitions of the body alone without a load', async () => {
    const records = () => screen.getByRole('region', { name: 'Records' }).textContent
    await open('pull-up', [trained(9, ['pull-up', 10, 0]), trained(3, ['pull-up', 11, 0])])
    expect(records()).toContain('Plus de répétitions11\u00a0rép.')
    cleanup()
    await open('pull-up', [trained(9, ['pull-up', 10, 5]), trained(3, ['pull-up', 11, 5])])
    expect(records()).toContain('Plus de répétitions à 5\u00a0kg11 × 5')
  })

  it('estimates with the repetitions in reserve by the load of each number too, where they count', async () => {
    chooseEstimate({ formula: 'epley', with_reserve: true })
    await open('bench', [trained(3, ['bench', 5, 100, { rir: 2 }])])
    expect(figures()[0]).toBe('123,5')
    const repRecords = within(screen.getByRole('region', { name: 'Records de répétitions' }))
    expect(repRecords.getByRole('row', { name: /^5/ }).textContent).toContain('100123,5')
    expect(repRecords.getByRole('row', { name: /^4/ }).textContent).toContain('100113,5')
  })

  it('counts the body once its weight is known, and leads to where it is entered', async () => {
    const belted = [trained(3, ['pull-up', 5, 10])]
    await open('pull-up', belted)
    expect(figures()).toEqual(['5', '10', '1', '50'])
    expect(screen.getByRole('link', { name: 'Noter son poids' }).getAttribute('href')).toBe('/stats/body')
    cleanup()
    await open('pull-up', belted, { measures: [{ day: '2026-01-01', kind: 'weight', value: 80 }] })
    expect(figures()).toEqual(['105', '90', '1', '450'])
    expect(screen.queryByRole('link', { name: 'Noter son poids' })).toBeNull()
  })

  it('stands in short in the sheet of the exercise, with the way to the whole page', async () => {
    await open('bench', aYear, {}, SheetProgress)
    expect(figures()).toEqual(['111', '92,5', '5', '3\u00a0075'])
    expect(screen.getByRole('link', { name: 'Toute la progression' }).getAttribute('href')).toBe(
      '/stats/exercises/bench',
    )
    cleanup()
    await open('bench', [], {}, SheetHistory)
    expect(screen.getByText('Pas encore de série')).toBeTruthy()
  })

  it('is named after the log where the library has the exercise no more', async () => {
    await open('gone', [trained(3, ['gone', 5, 50])])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('gone')
  })

  it('is said to be missing where neither the library nor a workout has it, once both are here', async () => {
    await open('gone', [])
    expect(screen.getByText('Exercice introuvable')).toBeTruthy()
    cleanup()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    queryClient.removeQueries({ queryKey: exercisesQuery.queryKey })
    await open('gone', [])
    expect(screen.queryByText('Exercice introuvable')).toBeNull()
  })

  it('tells no figure and offers no period while only a part of the log is there', async () => {
    await open('bench', aYear, { reading: 'loading', arrived: { entries: 3, of: 40 } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Développé couché')
    expect(screen.queryByText(/séances depuis/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Tout' })).toBeNull()
  })

  it('keeps the place of the picture and of the facts while nobody knows the exercise yet', async () => {
    await open('gone', [], { reading: 'loading' })
    expect(document.querySelector('.progress-picture')?.textContent).toBe('')
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.children).toHaveLength(3)
    cleanup()
    await open('gone', [trained(3, ['gone', 5, 50])])
    expect(document.querySelector('.progress-picture')).toBeNull()
  })

  it('says that nothing was done yet, and offers to read again what could not be read', async () => {
    await open('bench', [])
    expect(screen.getByText('Pas encore de série')).toBeTruthy()
    cleanup()
    const retry = vi.fn()
    const user = await open('bench', [], { reading: 'failed', retry })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
