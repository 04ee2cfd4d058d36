import type { Exercise } from '@fonte/contract/exercise'
import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { pushDay } from '@fonte/domain/test-kit/workouts'
import type { LastTime } from '@fonte/domain/workout/last-time'
import { replay } from '@fonte/domain/workout/log'
import type { WorkoutProgram } from '@fonte/domain/workout/plan/workout-program'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act as react, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { untilDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { currentUnit } from '../../../platform/words/unit.ts'
import { type ShowToast, ToastContext } from '../../../ui/toast.ts'
import { noMuscles } from '../../muscle/muscle-queries.ts'
import { type Guided, GuidedContext, type WorkoutActions } from '../guided.ts'

/** Resolves once the frame that shows what happened is past, and what is drawn after it is there. */
export const frameAfter = (): Promise<void> => react(untilDrawnAndIdle)

/** What the screen asked for, one function for each thing that a lifter can do. */
export type Asked = { readonly [name in keyof WorkoutActions]: ReturnType<typeof vi.fn<WorkoutActions[name]>> }

const record = (): Asked => ({
  setDone: vi.fn<WorkoutActions['setDone']>(),
  leftDone: vi.fn<WorkoutActions['leftDone']>(),
  skipRest: vi.fn<WorkoutActions['skipRest']>(),
  endRest: vi.fn<WorkoutActions['endRest']>(),
  adjustRest: vi.fn<WorkoutActions['adjustRest']>(),
  undoSet: vi.fn<WorkoutActions['undoSet']>(),
  editSet: vi.fn<WorkoutActions['editSet']>(async () => true),
  note: vi.fn<WorkoutActions['note']>(async () => true),
  change: vi.fn<WorkoutActions['change']>(),
  undoChange: vi.fn<WorkoutActions['undoChange']>(),
  stop: vi.fn<WorkoutActions['stop']>(),
})

/** A pull-up as the library has it. */
export const pullUp: Exercise = {
  id: 'predefined-traction-en-pronation',
  creator_id: null,
  name: 'Tractions en pronation',
  name_en: 'Pull-up',
  aliases: [],
  aliases_en: [],
  equipment: 'Poids du corps',
  equipment_en: 'Bodyweight',
  description: '',
  description_en: null,
  muscle_group_id: 'dos',
  muscle_ids: [],
  image_url: null,
  archived: false,
  load: 'bodyweight',
}

/** The parts open exercises by their URL; where it leads is not theirs. */
const router = createRouter({ routeTree: createRootRoute() })

interface Circumstances {
  /** What the library says of every exercise; absent: it knows none. */
  readonly exercise?: Exercise
  readonly last?: LastTime
  readonly canAct?: boolean
  readonly program?: WorkoutProgram
  /** What there is to train with; else what is usual. */
  readonly gym?: Gym
}

/**
 * Shows parts of the push day, or of another program, as it stands after some events; the answer says what they asked for,
 * and `become` changes the circumstances, or what has happened.
 */
export function show(part: ReactNode, events: readonly WorkoutEvent[], circumstances: Circumstances = {}) {
  const act = record()
  const toast = vi.fn<ShowToast>(() => () => undefined)
  const openTool = vi.fn<Guided['openTool']>()
  const tree = (happened: readonly WorkoutEvent[], now: Circumstances) => {
    const { last = new Map(), canAct = true, program = pushDay, exercise, gym = defaultGyms[currentUnit()] } = now
    const library = { find: () => exercise, muscles: noMuscles }
    const guided: Guided = { state: replay(program, happened), last, library, gym, act, canAct, openTool }
    return (
      <RouterContextProvider router={router as never}>
        <ToastContext value={toast}>
          <GuidedContext value={guided}>{part}</GuidedContext>
        </ToastContext>
      </RouterContextProvider>
    )
  }
  const { rerender } = render(tree(events, circumstances))
  const become = (next: Circumstances, happened = events) => rerender(tree(happened, { ...circumstances, ...next }))
  return { act, openTool, toast, become, user: userEvent.setup() }
}
