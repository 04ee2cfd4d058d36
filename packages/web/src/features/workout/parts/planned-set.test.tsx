// @vitest-environment happy-dom
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutExercise } from '@fonte/domain/workout/plan/workout-program'
import { currentStep } from '@fonte/domain/workout/selectors'
import { cleanup, fireEvent, act as react, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseEffort } from '../../../platform/words/effort.ts'
import { useGuided } from '../guided.ts'
import { barWeights } from '../plates/bar-weights.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { ExerciseHead } from './exercise-head.tsx'
import { ComingLines } from './set-lines.tsx'

function Part({ weight = 60 }: { weight?: number }) {
  const guided = useGuided()
  const step = currentStep(guided.state)
  if (!step) return null
  const bar = barWeights(guided, step, { weight }).map((each) => each.weight)
  return (
    <>
      <ExerciseHead step={step} />
      <ComingLines step={step} current={{ weight }} />
      <output>{bar.join(' ')}</output>
    </>
  )
}

const set = { reps: 5, weight: 62.5 }
const aim: WorkoutExercise['aim'] = { reason: { kind: 'up', change: 2.5, sets: 2, reps: 8 }, from: 60 }
const last = new Map([['press', [set, { reps: 8, weight: 60 }]]])

const open = (more: Partial<WorkoutExercise>, weight?: number) => {
  const program = { ...pushDay, exercises: [{ exercise_id: 'press', name: 'Presse', sets: [set, set], ...more }] }
  show(<Part {...(weight !== undefined && { weight })} />, [{ type: 'start', at: clock(0) }], { program, last })
}

const coming = () => within(screen.getByRole('list', { name: 'Séries à venir' })).getByText('2').parentElement

afterEach(() => {
  cleanup()
  chooseEffort('none')
})

it('the sets to come and their plates are what the rule aims at', () => {
  open({ aim }, 62.5)
  expect(coming()?.textContent).toContain('5 × 62,5')
  expect(screen.getByRole('status').textContent).toBe('62.5 62.5')
})

it('they are the weight that its lifter keeps to, once it stands in the boxes of the set before', () => {
  open({ aim }, 60)
  expect(coming()?.textContent).toContain('5 × 60')
  expect(screen.getByRole('status').textContent).toBe('60 60')
})

it('without a rule they are what was done last time', () => {
  open({})
  expect(coming()?.textContent).toContain('8 × 60')
  expect(screen.getByRole('status').textContent).toBe('60 60')
})

it('a planned drop is shown, and loaded, as its boxes will begin', () => {
  open({ sets: [set, { reps: 6, weight: 0, kind: 'drop' }] })
  expect(coming()?.textContent).toContain('6 × 47,5')
  expect(screen.getByRole('status').textContent).toBe('60 47.5')
})

it('a set to come that is no usual one says its kind, by a letter and in words', () => {
  open({ sets: [set, { reps: 6, weight: 0, kind: 'drop' }] })
  expect(coming()?.textContent).toContain('Série 2, à faire\u00a0: dégressive, 6 × 47,5')
  expect(screen.getByText('−').getAttribute('aria-hidden')).toBe('true')
})

it.each([
  ['time', '0\u00a0s'],
  ['distance', '0\u00a0m'],
] as const)(
  'a set to come that nothing is planned for counts what its exercise is counted in: %s',
  (measure, figures) => {
    const none = { reps: 0, weight: 0 }
    const program = { ...pushDay, exercises: [{ exercise_id: 'carry', name: 'Portée', sets: [none, none] }] }
    show(<Part />, [{ type: 'start', at: clock(0) }], { program, exercise: { ...pullUp, measure } })
    expect(coming()?.textContent).toContain(`Série 2, à faire\u00a0: ${figures}`)
  },
)

it('the effort that is planned stands beside the set, by the scale of its lifter, in plain words for who has none', () => {
  open({ sets: [{ ...set, rir: 1.5 }, set] })
  expect(screen.getByText('1,5 rép. en réserve')).toBeTruthy()
  react(() => chooseEffort('rir'))
  expect(screen.getByText('RIR 1,5 prévu')).toBeTruthy()
  react(() => chooseEffort('rpe'))
  expect(screen.getByText('RPE 8,5 prévu')).toBeTruthy()
})

it('a set of the body alone counts repetitions without a unit of weight', () => {
  open({
    sets: [
      { reps: 5, weight: 62.5 },
      { reps: 8, weight: 0 },
    ],
    aim,
  })
  expect(coming()?.textContent).toMatch(/8\u00a0rép\.$/)
})

it('a long note of an exercise is cut until it is tapped', () => {
  const note = 'Coudes serrés, pieds sous les genoux, '.repeat(4).trim()
  open({ note })
  const cut = screen.getByRole('button', { name: note })
  expect(cut.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(cut)
  expect(cut.getAttribute('aria-expanded')).toBe('true')
})

it('the note of an exercise in the program stands beside its name', () => {
  open({ note: 'Coudes serrés' })
  expect(screen.getByText('Coudes serrés')).toBeTruthy()
})

it('the weight of a hold to come has its unit, as that of other sets', () => {
  const hold = { reps: 0, weight: 10, seconds: 30 }
  open({ exercise_id: 'plank', name: 'Planche', sets: [hold, hold] }, 10)
  expect(coming()?.textContent?.replaceAll('\u00a0', ' ')).toBe('Série 2, à faire : 30 s × 10 kg230 s × 10kg')
})
