// @vitest-environment happy-dom
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { programOf } from '../../program/test-kit/program-kit.ts'
import { trainingPlanQuery } from '../training-plan-reads.ts'
import { FirstRun } from './first-run.tsx'

signInAda()

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()))

const series = { id: 'force-5x5', of: 2, times: 1.5, name: 'Force', name_fr: 'Force', name_en: 'Strength' }
const predefined = [1, 2].map((day) =>
  programOf({ id: `strength-${day}`, name: `Force ${day}`, is_predefined: true, series: { ...series, day } }),
)

it('programs that follow one another become the schedule; the goal and the folders that were chosen before stay', async () => {
  const content = { ...noTrainingPlan, goal: 5, folders: [{ name: 'Force', programs: [] }] }
  queryClient.setQueryData(trainingPlanQuery.queryKey, { content, version: 2 })
  const begun = vi.fn(async () => undefined)
  const { user } = showWithMessages(<FirstRun predefined={predefined} onBegin={begun} />)
  await user.selectOptions(screen.getByLabelText('Objectif'), 'Force')
  await user.click(screen.getByRole('button', { name: 'Commencer' }))
  await waitFor(() => expect(begun).toHaveBeenCalledWith(predefined[0]))
  const schedule = { kind: 'rotation', programs: predefined.map(({ id }) => id) }
  expect(outbox.entries.get().map(({ payload }) => payload)).toEqual([
    { content: { ...content, schedule }, version: 2 },
  ])
})

it('a program of one exercise is told as that', () => {
  const squat = { exercise_id: 'squat', name: 'Squat', name_en: null, order: 0, default_rest: 60, sets: [] }
  const one = programOf({ id: 'one', name: 'Squat', is_predefined: true, exercises: [squat] })
  showWithMessages(<FirstRun predefined={[one]} onBegin={async () => undefined} />)
  expect(screen.getByText(/^1 exercice, environ/)).toBeTruthy()
})
