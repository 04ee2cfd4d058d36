// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import type { LastTime } from '@fonte/domain/workout/last-time'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { useGuided } from '../guided.ts'
import { SetPanel } from '../parts/set-panel.tsx'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'

function Panel() {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  const noReps = useRef<string | null>(null)
  const step = currentStep(state)
  const parts = { draft, noReps, heading: null, restOver: null, onEdit: () => undefined }
  return step && <SetPanel step={step} {...parts} />
}

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const band = { ...pullUp, load: 'external', equipment_ids: ['band'] } as const
const lastTime = (weight: number): LastTime => new Map([['predefined-développé-couché', [{ reps: 8, weight }]]])
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

it('the resistance of a band is asked for, and may be left out', async () => {
  const { act, user } = show(<Panel />, [start], { exercise: band, last: lastTime(0) })
  expect([box('Résistance (kg)').value, box('Résistance (kg)').placeholder]).toEqual(['', 'facultative'])
  await user.click(screen.getByRole('button', { name: 'Série terminée' }))
  expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 0 }]])
  cleanup()
  switchLanguage('en')
  show(<Panel />, [start], { exercise: band, last: lastTime(12) })
  expect([box('Resistance (kg)').value, box('Resistance (kg)').placeholder]).toEqual(['12', 'optional'])
})
