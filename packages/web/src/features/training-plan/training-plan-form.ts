import type { DayKey } from '@fonte/domain/history/day'
import { endOfWeek, isDeload } from '@fonte/domain/training-plan/deload'
import { longestRotation, type TrainingPlan, weekLength } from '@fonte/domain/training-plan/training-plan'

type Kind = TrainingPlan['schedule']['kind']

/** The plan as it is being changed: who tries another kind of schedule finds the one before again. */
export type TrainingPlanForm = {
  readonly kind: Kind
  /** Seven program ids from Monday on, null on a day of rest. */
  readonly week: readonly (string | null)[]
  readonly rotation: readonly string[]
  readonly deload: boolean
  /** Chosen in the calendar: it goes through unchanged. */
  readonly goal?: number | undefined
  /** Sorted on the home screen: they go through unchanged. */
  readonly folders?: TrainingPlan['folders']
}

const emptyWeek: readonly null[] = Array.from({ length: weekLength }, () => null)

/** The form that changes a plan on the day `today`. */
export function toForm(plan: TrainingPlan, today: DayKey): TrainingPlanForm {
  const { kind, programs } = plan.schedule
  return {
    kind,
    week: kind === 'weekdays' ? programs : emptyWeek,
    rotation: kind === 'rotation' ? programs.filter((id) => id !== null) : [],
    deload: isDeload(plan, today),
    ...(plan.goal !== undefined && { goal: plan.goal }),
    ...(plan.folders && { folders: plan.folders }),
  }
}

/** The plan to save: a week or a rotation without any program is none. */
export function toPlan(form: TrainingPlanForm, today: DayKey): TrainingPlan {
  const { kind, week, rotation, deload, goal, folders } = form
  const programs = kind === 'weekdays' ? week : kind === 'rotation' ? rotation : []
  const isEmpty = programs.every((id) => id === null)
  return {
    schedule: isEmpty ? { kind: 'none', programs: [] } : { kind, programs },
    deload_until: deload ? endOfWeek(today) : null,
    ...(goal !== undefined && { goal }),
    ...(folders && { folders }),
  }
}

/** Puts a program at the end of the rotation; the same one where it cannot be added. */
export function addToRotation(rotation: readonly string[], id: string): readonly string[] {
  return rotation.includes(id) || rotation.length >= longestRotation ? rotation : [...rotation, id]
}
