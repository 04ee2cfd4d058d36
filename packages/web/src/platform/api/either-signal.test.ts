import { expect, it } from 'vitest'
import { eitherSignal } from './either-signal.ts'

it('ends with the first of two signals, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, other.signal)
  expect(either.aborted).toBe(false)
  other.abort('the second')
  one.abort('the first')
  expect(either.reason).toBe('the second')
})

it('has ended where one of them had before', () => {
  const { signal } = new AbortController()
  expect(eitherSignal(signal, AbortSignal.abort('before')).reason).toBe('before')
  expect(eitherSignal(AbortSignal.abort('before'), signal).reason).toBe('before')
})
