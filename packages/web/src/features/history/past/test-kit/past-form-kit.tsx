import type { Exercise } from '@fonte/contract/exercise'
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { type PastForm, type PastRow, toPastForm } from '@fonte/domain/history/past/form'
import { setFigures } from '@fonte/domain/history/summarize'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { outbox } from '../../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../../platform/query/query-client.ts'
import { showPages } from '../../../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../../../ui/test-kit/sign-in-ada.ts'
import { exercisesQuery } from '../../../exercise/exercise-queries.ts'
import { PastWorkoutForm } from '../past-workout-form.tsx'

const sets = [
  { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 60, kind: 'warmup' as const },
  { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 6, weight: 92.5, rir: 1, at: 300 },
]

/** A workout of two sets that was done five hours west of Greenwich. */
export const base: HistoryEntryWithSets = {
  id: 'entry',
  user_id: 'ada',
  program_id: null,
  program_name: 'Haut du corps',
  duration_minutes: 50,
  started_at: '2026-11-18T17:40:00.000Z',
  completed_at: '2026-11-18T18:30:00.000Z',
  utc_offset: -300,
  version: 3,
  ...setFigures(sets),
  sets,
}

/** An exercise that is counted in seconds. */
const plank = { id: 'plank', name: 'Planche', name_en: 'Plank', measure: 'time', equipment: '' } as Exercise

/** An exercise whose weight is the resistance of a band. */
export const band = { ...plank, id: 'band', name: 'Face pull', measure: 'reps', equipment_ids: ['band'] } as Exercise

/** Has Ada signed in during each test of a file, with the plank in her library. */
export function signInWithPlank(): void {
  signInAda()
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [plank] })
  })
}

/** A set of which nothing is typed. */
export const emptyRow: PastRow = { key: 0, kind: 'work', reps: '', weight: '' }

/** Opens the form of a workout, or of a new one with these exercises; `isGone` where it was deleted meanwhile. */
export const open = async (
  workout: HistoryEntryWithSets | null = base,
  lifts: PastForm['lifts'] = [],
  isGone = false,
) => {
  const form = workout && toPastForm(workout, { unit: 'kg', offsetAt: () => 60 })
  const start =
    form ??
    ({
      name: 'Séance libre',
      day: '2026-11-18',
      start: '10:00',
      minutes: '60',
      unit: 'kg',
      lifts,
    } as const)
  const opened = { draftKey: 'entry', base: workout, programId: null, start, draft: null } as const
  const pages = {
    '/form': () => <PastWorkoutForm opened={opened} isGone={isGone} title="Modifier la séance" />,
    '/stats': () => <p>stats</p>,
    '/stats/$entryId': () => <p>entry</p>,
  }
  const { user, told } = showPages(pages, '/form')
  await screen.findByRole('heading', { name: 'Modifier la séance' })
  return { user, told }
}

/** A field of a set, by the names of both. */
export const box = (name: string, set = 'Série 1') =>
  within(screen.getByRole('group', { name: set })).getByLabelText<HTMLInputElement>(name)
/** Taps the button that saves the form. */
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))
/** What the outbox was given to send. */
export const sent = () => outbox.entries.get().map(({ kind, payload }) => ({ kind, payload }))
