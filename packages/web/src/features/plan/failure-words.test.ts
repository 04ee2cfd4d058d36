import { expect, it } from 'vitest'
import { planMessages } from './plan-messages.ts'

// The journeys in a browser meet each of these failures in French.

it('each failure of a plan has its English words', () => {
  expect(planMessages('en')).toMatchObject({
    trialFailed: 'The free trial could not be started. Please try again.',
    cancelFailed: 'The subscription could not be canceled. Please try again.',
  })
})
