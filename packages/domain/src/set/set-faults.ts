import { toKg } from '../units/weight.ts'
import type { PlannedDetails, SetDetails } from './set-details.ts'

/** Which field of a set contradicts another one, and how. */
export type SetFault = {
  readonly field: 'assist' | 'weight_lb' | 'assist_lb' | 'reps_max'
  readonly reason: 'assist-with-weight' | 'other-weight' | 'below-reps'
}

type AnySet = { readonly reps: number; readonly weight: number } & Pick<
  SetDetails,
  'assist' | 'weight_lb' | 'assist_lb'
> &
  Pick<PlannedDetails, 'reps_max'>

/** Whether there is a hundredth of it at least, as weights are kept; binary noise is none. */
const isSome = (kg: number | undefined): boolean => Math.round((kg ?? 0) * 100) > 0

/** Whether the kg are those of the pounds, binary noise apart; where no pounds were typed, nothing contradicts. */
const agree = (kg: number | undefined, pounds: number | undefined): boolean =>
  pounds === undefined || (kg !== undefined && Math.abs(toKg(pounds) - kg) < 1e-6)

/** What contradicts itself in a set whose fields are each within their bounds: nothing in most. */
export function setFaults({ reps, reps_max, weight, weight_lb, assist, assist_lb }: AnySet): readonly SetFault[] {
  const faults: SetFault[] = []
  if (isSome(assist) && isSome(weight)) faults.push({ field: 'assist', reason: 'assist-with-weight' })
  if (!agree(weight, weight_lb)) faults.push({ field: 'weight_lb', reason: 'other-weight' })
  if (!agree(assist, assist_lb)) faults.push({ field: 'assist_lb', reason: 'other-weight' })
  if (reps_max !== undefined && reps_max < reps) faults.push({ field: 'reps_max', reason: 'below-reps' })
  return faults
}
