// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiProblem } from '../../../platform/api/api-problem.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { refuseWrite } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { shownDifferences } from '../../../ui/test-kit/shown-differences.ts'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { WorkoutConflict } from './workout-conflict.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

const bench = { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 6, weight: 90 }
const squat = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }

const workout = (version: number, sets: HistoryEntryWithSets['sets'], more: Partial<HistoryEntryWithSets> = {}) => ({
  id: 'w1',
  user_id: 'ada',
  program_id: null,
  program_name: 'Jambes du soir',
  duration_minutes: 40,
  started_at: '2026-11-22T17:00:00.000Z',
  completed_at: '2026-11-22T17:40:00.000Z',
  utc_offset: 60,
  version,
  sets,
  ...setFigures(sets),
  ...more,
})

const base = workout(1, [bench, bench, squat])
const mine = workout(1, [{ ...bench, kind: 'warmup' }, { ...bench, weight: 92.5, rir: 1 }, squat, squat], {
  notes: { workout: 'Lourd' },
})
const theirs = workout(2, [squat, { ...bench, weight: 95 }], {
  program_name: 'Bas du corps',
  completed_at: '2026-11-21T17:40:00.000Z',
  duration_minutes: 45,
})

/** The workout with a change that the server has refused, and what it answers when it is asked for the other version. */
async function show(answer: () => Promise<HistoryEntryWithSets>) {
  call.mockImplementation(answer)
  await refuseWrite(updateWorkoutKind, historyEntityKey('w1'), { entry: mine, base })
  const pages = { '/conflict': () => <WorkoutConflict entry={mine} />, '/stats/$entryId': () => <p>new workout</p> }
  return showPages(pages, '/conflict')
}

signInAda()

it('what both versions of a workout say where they differ is read before one of them is chosen', async () => {
  await show(async () => theirs)
  await screen.findByRole('table')
  expect(shownDifferences()).toEqual([
    ['Quoi', 'Ma version', 'L’autre version'],
    ['Nom', 'Jambes du soir', 'Bas du corps'],
    ['Date', '22 novembre 2026 à 18:40', '21 novembre 2026 à 18:40'],
    ['Durée', '40 min', '45 min'],
    ['Note de la séance', 'Lourd', '–rien'],
    ['Ordre des exercices', 'Développé couché, Squat', 'Squat, Développé couché'],
    ['Développé couché', '6 × 90 kg · Échauffement', 'Série 1 : 6 × 95 kg'],
    ['Développé couché', 'Série 1 : 6 × 92,5 kg · RIR 1', '–rien'],
    ['Squat', 'Série 2 : 5 × 100 kg', '–rien'],
  ])
})

it('exercises are called as they are now, whatever they were called then', async () => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ id: 'squat', name: 'Squat barre' } as Exercise] })
  await show(async () => theirs)
  await screen.findByRole('table')
  const rows = shownDifferences()
  expect(rows).toContainEqual(['Ordre des exercices', 'Développé couché, Squat barre', 'Squat barre, Développé couché'])
  expect(rows).toContainEqual(['Squat barre', 'Série 2 : 5 × 100 kg', '–rien'])
})

it('one’s own version is kept over the one that was shown, not over one that nobody has seen', async () => {
  const { user } = await show(async () => theirs)
  await screen.findByRole('table')
  call.mockImplementation(async () => ({ ...theirs, version: 3 }))
  await user.click(screen.getByRole('button', { name: 'Garder la mienne' }))
  await waitFor(() =>
    expect(outbox.entries.get()).toMatchObject([{ payload: { entry: { ...mine, version: 2 }, base: { version: 2 } } }]),
  )
})

it('one that was deleted elsewhere meanwhile is kept as a new one, and opened', async () => {
  const { user } = await show(() => Promise.reject(new ApiProblem({ code: 'not-found', status: 404 })))
  await screen.findByText('Cette séance a été supprimée ailleurs.')
  await user.click(screen.getByRole('button', { name: 'Garder comme nouvelle séance' }))
  await screen.findByText('new workout')
  const { program_name, notes } = mine
  expect(outbox.entries.get()).toMatchObject([{ kind: 'create-workout-history', payload: { program_name, notes } }])
})

it('nothing can be chosen while the other version cannot be read, and it is read at another try', async () => {
  const { user } = await show(() => Promise.reject(new ApiProblem({ code: 'admin-required', status: 403 })))
  await screen.findByText('Impossible de lire l’autre version.')
  const buttons = () => ['Garder la mienne', 'Prendre l’autre'].map((name) => screen.getByRole('button', { name }))
  expect(buttons().every((button) => (button as HTMLButtonElement).disabled)).toBe(true)
  call.mockImplementation(async () => theirs)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByRole('table')
  expect(buttons().some((button) => (button as HTMLButtonElement).disabled)).toBe(false)
})
