import { describe, expect, test } from 'vitest'
import { currentCard, hasPremiumBadge, planStanding } from './plan-standing.ts'

const end = '2025-09-12T10:00:00.000Z'
const endsAt = Date.parse(end)
const hour = 3_600_000
const trial = { plan: 'Trial', trial_ends_at: end } as const
const standing = (plan: 'Basic' | 'Premium' | 'Invité') => planStanding({ plan, trial_ends_at: null }, endsAt)

describe('a trial', () => {
  test('is premium until the moment it ends, and not from then on', () => {
    expect(planStanding(trial, endsAt - 1)).toMatchObject({ premium: true, trialOver: false })
    expect(planStanding(trial, endsAt)).toMatchObject({ premium: false, trialOver: true })
  })

  test('counts the days that are left, the one under way included', () => {
    const daysLeft = (hours: number) => planStanding(trial, endsAt - hours * hour).daysLeft
    expect([168, 73, 72, 1, 0, -100].map(daysLeft)).toEqual([7, 4, 3, 1, 0, 0])
  })

  test('without an end has run out', () => {
    expect(planStanding({ plan: 'Trial', trial_ends_at: null }, endsAt)).toMatchObject({ trialOver: true, daysLeft: 0 })
  })
})

describe('the card of the current plan', () => {
  test('is Basic for Basic, and Premium for Premium and guests', () => {
    expect(currentCard(standing('Basic'), false)).toBe('basic')
    expect(currentCard(standing('Premium'), false)).toBe('premium')
    expect(currentCard(standing('Invité'), false)).toBe('premium')
  })

  test('is the trial for a trial, even one that has run out', () => {
    expect(currentCard(planStanding(trial, endsAt + hour), false)).toBe('trial')
  })

  test('is never Basic for an admin, who has everything', () => {
    expect(currentCard(standing('Basic'), true)).toBe('premium')
  })
})

test('says ‘Premium’ beside the community on Basic alone, never for a trial, even one that is over, nor for an administrator', () => {
  const badges = (['Basic', 'Trial', 'Premium', 'Invité'] as const).map((plan) =>
    hasPremiumBadge({ plan, role: 'user' }),
  )
  expect(badges).toEqual([true, false, false, false])
  expect(hasPremiumBadge({ plan: 'Basic', role: 'admin' })).toBe(false)
})
