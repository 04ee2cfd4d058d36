import { describe, expect, it } from 'vitest'
import { canCancelPlan, canStartTrial, changePlan, isPremium, isTrialOver, type Plan, plans } from './plan.ts'

const now = 1_757_095_200_000
const sevenDays = 7 * 24 * 60 * 60 * 1000

function which(holds: (plan: Plan) => boolean): Plan[] {
  return plans.filter(holds)
}

describe('the premium flag', () => {
  it('comes with Premium and Invité, whatever dates are left over', () => {
    expect(which((plan) => isPremium(plan, null, now))).toEqual(['Premium', 'Invité'])
    expect(which((plan) => isPremium(plan, now - 1, now))).toEqual(['Premium', 'Invité'])
  })

  it('comes with a trial until the instant it ends', () => {
    expect(isPremium('Trial', now + 1, now)).toBe(true)
    expect(isPremium('Trial', now, now)).toBe(false)
  })

  it('never comes with Basic', () => {
    expect(isPremium('Basic', now + sevenDays, now)).toBe(false)
  })
})

describe('a trial that has run out', () => {
  it('is still a Trial, but over', () => {
    expect(isTrialOver('Trial', now, now)).toBe(true)
    expect(isTrialOver('Trial', null, now)).toBe(true)
    expect(isTrialOver('Trial', now + 1, now)).toBe(false)
    expect(which((plan) => isTrialOver(plan, now - 1, now))).toEqual(['Trial'])
  })
})

describe('changing plans', () => {
  it('starts a trial from Basic only, and cancels Trial and Premium', () => {
    expect(which(canStartTrial)).toEqual(['Basic'])
    expect(which(canCancelPlan)).toEqual(['Trial', 'Premium'])
  })

  it('gives a trial seven days', () => {
    expect(changePlan('Trial', now)).toEqual({
      plan: 'Trial',
      trial_started_at: now,
      trial_ends_at: now + sevenDays,
    })
  })

  it('clears the dates for any other plan', () => {
    for (const plan of ['Basic', 'Premium', 'Invité'] as const) {
      expect(changePlan(plan, now)).toEqual({ plan, trial_started_at: null, trial_ends_at: null })
    }
  })
})
