// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuseWrite } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { WaitingMark } from '../history-list.tsx'
import { historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { WorkoutConflictNotice } from './workout-conflict-notice.tsx'

const entry: HistoryEntryWithSets = {
  id: 'monday',
  user_id: 'ada',
  program_id: null,
  program_name: 'Haut du corps',
  duration_minutes: 42,
  exercises_done: 0,
  sets_done: 0,
  total_weight_lifted: 0,
  started_at: '2026-11-23T17:00:00.000Z',
  completed_at: '2026-11-23T17:42:00.000Z',
  utc_offset: 60,
  version: 1,
  sets: [],
}

signInAda()

it('a workout that was changed here and elsewhere is told of at home by its name and day, with the way to the choice', async () => {
  await refuseWrite(updateWorkoutKind, historyEntityKey('monday'), { entry, base: entry })
  await showPart(<WorkoutConflictNotice />)
  expect(await screen.findByText(/sur un autre appareil/)).toHaveProperty(
    'textContent',
    '«\u00a0Haut du corps\u00a0» du 23\u00a0nov. a été modifiée sur un autre appareil.',
  )
  expect(screen.getByRole('button', { name: 'Choisir' })).toBeDefined()
})

it('in a list such a workout says that its lifter chooses, not that it was refused', async () => {
  await showPart(<WaitingMark waiting="asked" />)
  expect(await screen.findByText('modifiée ailleurs aussi : à vous de choisir')).toBeDefined()
})
