import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { workoutKeeper } from './running/device-workout.ts'

/** What of the workout takes over the page: a set, a rest, or a workout in which nothing is to do now. */
export function phaseOf(state: WorkoutState): WorkoutState['status'] | 'open' {
  return currentStep(state) ? state.status : 'open'
}

/**
 * When one phase gives way to another its controls go: the page begins anew, the focus moves to the new heading, or to
 * the one thing to do, unless it is in a tool over them or beside them. With the next frame, which lays the page out anyway; asked for at once, it would be laid out twice.
 */
export function usePhaseFocus(first: RefObject<HTMLElement | null>, phase: ReturnType<typeof phaseOf>): void {
  useLayoutEffect(() => {
    if (!phase) return undefined
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0)
      const isElsewhere = document.querySelector('dialog[open]') ?? document.activeElement?.closest('.dock')
      if (!isElsewhere) first.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [first, phase])
}

/**
 * Takes the focus off a control of this phase just before another one takes over. Browsers lay out the page, half changed
 * as it is, when the element that has the focus is taken out of it: on a slow phone half of what a tap takes.
 */
export function useFocusLetGo(phase: ReturnType<typeof phaseOf>): void {
  useEffect(
    () =>
      workoutKeeper.view.subscribe(() => {
        const view = workoutKeeper.view.get()
        if (view.status === 'running' && phaseOf(view.workout.state) === phase) return
        const { activeElement } = document
        if (!(activeElement instanceof HTMLElement) || activeElement.closest('dialog')) return
        if (activeElement.closest('.workout-pane')) activeElement.blur()
      }),
    [phase],
  )
}
