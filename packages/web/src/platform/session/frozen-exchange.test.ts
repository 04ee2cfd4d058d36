// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { withLock } from '../tabs/lock.ts'
import { exchangeTokens } from './exchange-tokens.ts'
import { signedIn, startAnew } from './test-kit/session-kit.ts'

beforeEach(startAnew)

it('an exchange of tokens in a tab that the browser freezes lets the others renew, and goes on once it is looked at', async () => {
  const { keeper } = await signedIn()
  const [begun, change] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
  const exchanged = exchangeTokens(keeper, () => {
    begun.resolve()
    return change.promise
  })
  await begun.promise
  document.dispatchEvent(new Event('freeze'))
  expect(await withLock('fonte-session', async () => 'free')).toBe('free')
  change.resolve('changed')
  expect(await exchanged).toBe('changed')
})
