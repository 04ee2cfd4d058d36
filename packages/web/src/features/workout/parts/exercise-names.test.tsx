// @vitest-environment happy-dom
import { clock, done, pushDay, wholePushDay } from '@fonte/domain/test-kit/workouts'
import { replay } from '@fonte/domain/workout/log'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { Finished, WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RecordedSets } from '../finish/recorded-sets.tsx'
import { useGuided } from '../guided.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { CandidateRow } from '../tools/candidate-row.tsx'
import { useDraft } from '../use-draft.ts'
import { ExerciseHead } from './exercise-head.tsx'
import { Overview } from './overview.tsx'
import { RestPanel } from './rest-panel.tsx'

const opened = vi.hoisted(() => vi.fn<(id: string, name: string) => void>())
vi.mock('../../exercise/use-exercise-url.ts', () => ({ useOpenExercise: () => opened }))

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const bench = ['predefined-développé-couché', 'Développé couché']

function Head() {
  const step = currentStep(useGuided().state)
  return step && <ExerciseHead step={step} />
}

function Rest() {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  const nothing = () => undefined
  return (
    state.status === 'resting' && (
      <RestPanel state={state} draft={draft} heading={null} onEdit={nothing} onUndo={nothing} />
    )
  )
}

beforeEach(() => opened.mockClear())
afterEach(cleanup)

describe('the name of an exercise leads to its sheet', () => {
  it('at the head of the set to do, and still heads the page', async () => {
    const { user } = show(<Head />, [start])
    expect(screen.getByRole('heading', { level: 1, name: 'Développé couché' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Développé couché' }))
    expect(opened.mock.calls).toEqual([bench])
  })

  it('during the rest, where it comes next', async () => {
    const { user } = show(<Rest />, [start, done(10, 60, clock(2))])
    await user.click(screen.getByRole('button', { name: 'Développé couché' }))
    expect(opened.mock.calls).toEqual([bench])
  })

  it('among all exercises: by the menu where the name goes to its sets, else by the name', async () => {
    const { user, become } = show(<Overview />, [start])
    await user.click(screen.getByRole('button', { name: 'Actions\u00a0: Développé couché' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Fiche de l’exercice' }))
    expect(opened.mock.calls).toEqual([bench])
    become({ canAct: false })
    await user.click(screen.getByRole('button', { name: 'Dips' }))
    expect(opened).toHaveBeenLastCalledWith('custom-0199d1c0-0000-7000-8000-000000000002', 'Dips')
  })

  it('beside each that may take the place of another', async () => {
    const swapped = vi.fn<() => void>()
    const { user } = show(<CandidateRow exercise={pullUp} planned={false} onSwap={swapped} />, [start])
    await user.click(screen.getByRole('button', { name: 'Détails de l’exercice\u00a0: Tractions en pronation' }))
    expect(opened.mock.calls).toEqual([[pullUp.id, pullUp.name]])
    expect(swapped).not.toHaveBeenCalled()
  })

  it('among the sets of a finished workout', async () => {
    const { user } = show(<RecordedSets state={replay(pushDay, wholePushDay) as Finished} onEdit={() => undefined} />, [
      start,
    ])
    await user.click(screen.getByRole('button', { name: 'Développé couché' }))
    expect(opened.mock.calls).toEqual([bench])
  })
})
