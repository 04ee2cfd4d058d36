// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, act as react, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { storage } from '../../../platform/storage/storage.ts'
import { useGuided } from '../guided.ts'
import { LiftInputs } from '../inputs/lift-inputs.tsx'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { useKeptBoxes } from './use-kept-boxes.ts'

vi.mock('../../../platform/session/session.ts', () => {
  const signedIn = { status: 'signed-in', user: { id: 'ada' } }
  return { useSignedIn: () => signedIn, session: { state: { get: () => signedIn, subscribe: () => () => undefined } } }
})

function Boxes({ workoutId }: { workoutId: string }) {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  useKeptBoxes(workoutId, draft)
  return <LiftInputs entry={draft} />
}

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const rested: WorkoutEvent = { type: 'skip-rest', at: clock(2) }

/** Opens the page on a workout; the answer has its two boxes once what was kept has been read. */
const open = async (workoutId: string, events: readonly WorkoutEvent[] = [start]) => {
  const { user } = show(<Boxes workoutId={workoutId} />, events)
  await react(() => storage.kept(''))
  const [weight, reps] = screen.getAllByRole<HTMLInputElement>('textbox')
  return { user, weight, reps, values: () => [weight?.value, reps?.value] }
}

const typeWeight = async (workoutId: string, text: string) => {
  const { user, weight } = await open(workoutId)
  if (weight) await user.type(weight, text)
  cleanup()
}

afterEach(cleanup)

it('what was typed for the current set stands there again after the page was closed', async () => {
  await typeWeight('monday', '82,5')
  expect((await open('monday')).values()).toEqual(['82,5', '10'])
})

it('it is not meant for the next set, nor for another workout', async () => {
  await typeWeight('monday', '82,5')
  expect((await open('monday', [start, done(10, 82.5, clock(1)), rested])).values()).not.toContain('82,5')
  cleanup()
  expect((await open('tuesday')).values()).toEqual(['60', '10'])
})

it('it gives way to what is typed before it was read', async () => {
  await typeWeight('monday', '82,5')
  let answer: (kept: unknown) => void = () => undefined
  const kept = await storage.kept('set-boxes-ada')
  vi.spyOn(storage, 'kept').mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  const { user, weight, values } = await open('monday')
  if (weight) await user.type(weight, '70')
  await react(async () => answer(kept))
  expect(values()).toEqual(['70', '10'])
})
