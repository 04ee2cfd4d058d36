import { describe, expect, test } from 'vitest'
import { currentCard, hasPremiumBadge, planStanding } from './plan-standing.ts'
import { trialDaysLeft } from './trial-days.ts'

const end = '2025-09-12T10:00:00.000Z'
const endsAt = Date.parse(end)
const hour = 3_600_000
const trial = { plan: 'Trial', trial_started_at: '2025-09-05T10:00:00.000Z', trial_ends_at: end } as const
const standing = (plan: 'Basic' | 'Premium' | 'Invité') => planStanding({ plan, trial_ends_at: null }, endsAt)

describe('a trial', () => {
  test('is premium until the moment it ends, and not from then on', () => {
    expect(planStanding(trial, endsAt - 1)).toMatchObject({ premium: true, trialOver: false })
    expect(planStanding(trial, endsAt)).toMatchObject({ premium: false, trialOver: true })
  })

  test('counts the days that are left, the one under way included', () => {
    const daysLeft = (hours: number) => trialDaysLeft(trial, endsAt - hours * hour)
    expect([168, 73, 72, 1, 0, -100].map(daysLeft)).toEqual([7, 4, 3, 1, 0, 0])
  })

  test('that has just begun has seven days left, not eight, also by a clock that is behind the server’s', () => {
    expect(trialDaysLeft(trial, endsAt - 168 * hour - 1)).toBe(7)
    expect(trialDaysLeft(trial, endsAt - 200 * hour)).toBe(7)
  })

  test('without an end has run out', () => {
    const endless = { ...trial, trial_ends_at: null }
    expect(planStanding(endless, endsAt).trialOver).toBe(true)
    expect(trialDaysLeft(endless, endsAt)).toBe(0)
    expect(trialDaysLeft({ ...trial, trial_started_at: null }, endsAt - hour)).toBe(1)
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
