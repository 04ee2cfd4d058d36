/** The plans as they are stored; English shows "Guest" for `Invité`. */
export const plans = ['Basic', 'Trial', 'Premium', 'Invité'] as const

export type Plan = (typeof plans)[number]

/** How long a trial lasts, in days. */
const trialDays = 7

const day = 86_400_000

/** A plan with the dates (epoch ms) that only a trial has. */
export type PlanState = {
  readonly plan: Plan
  readonly trial_started_at: number | null
  readonly trial_ends_at: number | null
}

/** The premium flag: Premium, Invité, or a trial that ends after `now` (epoch ms). */
export function isPremium(plan: Plan, trialEndsAt: number | null, now: number): boolean {
  if (plan === 'Trial') return (trialEndsAt ?? Number.NEGATIVE_INFINITY) > now
  return plan === 'Premium' || plan === 'Invité'
}

/** Whether a stored trial has run out: shown as "Essai terminé", not premium. */
export function isTrialOver(plan: Plan, trialEndsAt: number | null, now: number): boolean {
  return plan === 'Trial' && !isPremium(plan, trialEndsAt, now)
}

/** A trial starts only from Basic. */
export function canStartTrial(plan: Plan): boolean {
  return plan === 'Basic'
}

/** Trial and Premium can be cancelled, which leads back to Basic. */
export function canCancelPlan(plan: Plan): boolean {
  return plan === 'Trial' || plan === 'Premium'
}

/** The state after a change of plan at `now` (epoch ms): a trial gets its seven days, any other plan clears the dates. */
export function changePlan(plan: Plan, now: number): PlanState {
  if (plan !== 'Trial') return { plan, trial_started_at: null, trial_ends_at: null }
  return { plan, trial_started_at: now, trial_ends_at: now + trialDays * day }
}
