// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { showPages } from '../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../ui/test-kit/sign-in-ada.ts'
import { exerciseEntityKey, exercisesKey, updateExerciseKind } from '../exercise/exercise-outbox.ts'
import { unsentExercise } from '../exercise/exercise-overlay.ts'
import { programOf } from '../program/test-kit/program-kit.ts'
import { StartScreen } from './start-screen.tsx'

vi.mock('../history/log/use-last-time.ts', () => ({ useLastTime: () => new Map() }))

signInAda()

const id = 'custom-0199d1c0-0000-7000-8000-000000000002' as const
const fields = { name: 'Dips', equipment: '', description: '', muscle_group_id: 'pectoraux', muscle_ids: [] }
const sets = [{ reps: 12, weight: 0, rest: 60 }]

it('an own exercise has the name that it was given here, though that has not been sent yet', async () => {
  queryClient.setQueryData(exercisesKey, { items: [unsentExercise(id, 'ada', fields)] })
  const payload = { id, fields: { ...fields, name: 'Dips aux anneaux' } }
  await outbox.enqueue(updateExerciseKind, { entityKey: exerciseEntityKey(id), payload })
  const exercises = [{ exercise_id: id, name: 'Dips', name_en: null, order: 0, default_rest: 60, sets }]
  showPages({ $: () => <StartScreen program={programOf({ exercises })} /> }, '/workout/p')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dips aux anneaux' })).toBeTruthy()
})
