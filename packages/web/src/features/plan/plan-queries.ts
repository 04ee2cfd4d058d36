import { useNow } from '../../platform/clock.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { type PlanStanding, planStanding } from './plan-standing.ts'

/** How often (ms) a plan's end is held against the clock. */
const renewal = 5_000

/** Where the person signed in stands with their plan; a trial's end is felt without reloading. */
export function usePlanStanding(): PlanStanding {
  return planStanding(useSignedIn().profile, useNow(renewal))
}

/** Whether what only Premium offers is open to the person signed in: administrators pass every gate. */
export function usePremiumAccess(): boolean {
  const { premium } = usePlanStanding()
  const isAdmin = useSignedIn().profile.role === 'admin'
  return premium || isAdmin
}
