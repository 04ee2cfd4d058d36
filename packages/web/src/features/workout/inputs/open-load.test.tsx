// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import type { LastTime } from '@fonte/domain/workout/last-time'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { LiftInputs } from './lift-inputs.tsx'

function Boxes() {
  const { state, last, library } = useGuided()
  return <LiftInputs entry={useDraft(state, last, library)} />
}

const to = { place: 'new', exercise_id: 'fly', name: 'Écarté', name_en: 'Fly' }
const swapped: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  { type: 'swap-exercise', at: clock(1), place: '0', to },
]
const box = (name = 'Poids (kg)') => screen.getByLabelText<HTMLInputElement>(name)

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

it('the weight of an exercise that was swapped in and never done is to set, in both languages', async () => {
  const { user } = show(<Boxes />, swapped)
  expect([box().value, box().placeholder]).toEqual(['', 'à régler'])
  await user.type(box(), '12')
  expect(box().value).toBe('12')
  cleanup()
  switchLanguage('en')
  show(<Boxes />, swapped)
  expect([box('Weight (kg)').value, box('Weight (kg)').placeholder]).toEqual(['', 'to set'])
})

it('it is a figure where the exercise was done before, today or ever, and where a program plans it with none', () => {
  const last: LastTime = new Map([['fly', [{ reps: 12, weight: 14 }]]])
  show(<Boxes />, swapped, { last })
  expect(box().value).toBe('14')
  cleanup()
  show(<Boxes />, [...swapped, done(12, 0, clock(2)), { type: 'skip-rest', at: clock(3) }])
  expect(box().value).toBe('0')
  cleanup()
  show(<Boxes />, swapped.slice(0, 1), { program: { ...pushDay, exercises: pushDay.exercises.slice(2) } })
  expect(box().value).toBe('0')
})
