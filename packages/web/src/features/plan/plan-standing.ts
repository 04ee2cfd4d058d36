import type { Profile } from '@fonte/contract/account/account'
import { isPremium, isTrialOver, type Plan } from '@fonte/domain/account/plan'

/** Where a person stands with their plan at one moment. */
export interface PlanStanding {
  readonly plan: Plan
  /** The flag that opens what only Premium offers. */
  readonly premium: boolean
  /** A trial that has run out; it stays stored as Trial. */
  readonly trialOver: boolean
  /** End of the trial (epoch ms); null without one. */
  readonly trialEndsAt: number | null
}

/** One of the three cards of the plan page. */
export type PlanCard = 'basic' | 'trial' | 'premium'

/** What the profile says of the plan at `now` (epoch ms). */
export function planStanding(profile: Pick<Profile, 'plan' | 'trial_ends_at'>, now: number): PlanStanding {
  const { plan, trial_ends_at } = profile
  const trialEndsAt = plan === 'Trial' && trial_ends_at !== null ? Date.parse(trial_ends_at) : null
  return {
    plan,
    premium: isPremium(plan, trialEndsAt, now),
    trialOver: isTrialOver(plan, trialEndsAt, now),
    trialEndsAt,
  }
}

/** Which card is marked as the current plan: Basic only for those who are neither premium, guest, on trial nor admin. */
export function currentCard({ plan }: PlanStanding, isAdmin: boolean): PlanCard {
  if (plan === 'Trial') return 'trial'
  return plan === 'Basic' && !isAdmin ? 'basic' : 'premium'
}

/** Whether the way to the community says ‘Premium’: on Basic alone. A trial counts as premium here, even one that is over. */
export function hasPremiumBadge({ plan, role }: Pick<Profile, 'plan' | 'role'>): boolean {
  return plan === 'Basic' && role !== 'admin'
}
