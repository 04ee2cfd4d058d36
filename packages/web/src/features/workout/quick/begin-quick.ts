import { quickWorkout } from '@fonte/domain/workout/plan/quick-workout'
import type { AnyRouter } from '@tanstack/react-router'
import { beginWorkout } from '../begin-workout.ts'

/** Begins a person's workout without a program. */
export function beginQuick(router: AnyRouter, userId: string): Promise<void> {
  return beginWorkout(router, userId, quickWorkout)
}
