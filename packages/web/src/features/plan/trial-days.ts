import type { Profile } from '@fonte/contract/account/account'
import { planStanding } from './plan-standing.ts'

const day = 86_400_000

/** Days of a trial that have begun or are still to come at `now` (epoch ms); 0 without a running trial. */
export function trialDaysLeft(
  profile: Pick<Profile, 'plan' | 'trial_started_at' | 'trial_ends_at'>,
  now: number,
): number {
  const { trialEndsAt } = planStanding(profile, now)
  if (trialEndsAt === null) return 0
  // The clock of the device may be behind the server's: no more days are left than the trial has.
  const started = Date.parse(profile.trial_started_at ?? '') || 0
  return Math.max(0, Math.ceil((trialEndsAt - Math.max(now, started)) / day))
}
