import { fc } from '@fonte/domain/test-kit/properties'
import { describe, expect, it } from 'vitest'
import { accessLife, grace, judge, lateCookies, type Rotatable, sessionEnd } from './rotation.ts'
import { childOf, formatToken, hashSecret, parseToken } from './tokens.ts'

const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const
const root = Buffer.alloc(32, 9)
const rotatedAt = 1_000_000_000_000
const stranger = (secret: Buffer) => ({ secret, isOwnBrowser: false })

/** How the newest pair went: whether it was used, how long (ms) after the renewal, and who it was answered to. */
interface Use {
  readonly pairUsed: boolean
  readonly usedAfter?: number
  readonly isHandedToOwn?: boolean
}

/** A session after its first secret was exchanged `times` times. */
const rotated = (times: number, { pairUsed, usedAfter = 0, isHandedToOwn = true }: Use) => {
  const secrets: Buffer[] = [root]
  for (let i = 0; i < times; i += 1) secrets.push(childOf(keys[0], secrets.at(-1) ?? root).refresh)
  const [parent, current] = [secrets.at(-2), secrets.at(-1) ?? root]
  const session: Rotatable = {
    refresh_hash: hashSecret(current),
    parent_hash: parent ? hashSecret(parent) : null,
    pair_used: pairUsed,
    rotated_at: new Date(rotatedAt),
    handed_at: isHandedToOwn ? new Date(rotatedAt) : null,
    last_used_at: new Date(rotatedAt + usedAfter),
    expires_at: new Date(rotatedAt + 86_400_000),
  }
  return { session, secrets }
}

describe('the judgement on a refresh secret', () => {
  it('follows the age of the secret, the use of the newest pair, the browser, and the time since', () => {
    fc.assert(
      fc.property(
        fc.record({
          times: fc.nat(5),
          back: fc.nat(5),
          pairUsed: fc.boolean(),
          usedAfter: fc.nat(2 * lateCookies),
          isHandedToOwn: fc.boolean(),
          isOwnBrowser: fc.boolean(),
          later: fc.oneof(fc.nat(2 * grace), fc.nat(86_399_999)),
        }),
        ({ times, back, later, isOwnBrowser, ...use }) => {
          const { session, secrets } = rotated(times, use)
          const age = Math.min(back, times)
          const secret = secrets.at(-1 - age) ?? root
          const isKilledBrowser = isOwnBrowser && use.isHandedToOwn && use.usedAfter <= lateCookies
          const excusable = age === 1 && (!use.pairUsed || later < grace || isKilledBrowser)
          const expected = age === 0 ? 'rotate' : excusable ? 'repeat' : 'reuse'
          expect(judge(keys, session, { secret, isOwnBrowser }, rotatedAt + later).kind).toBe(expected)
        },
      ),
    )
  })

  it('repeats exactly the pair that was answered first, also with the key that is being replaced', () => {
    const { session, secrets } = rotated(1, { pairUsed: false })
    const verdict = judge([keys[1], keys[0]], session, stranger(root), rotatedAt)
    expect(verdict).toEqual({ kind: 'repeat', pair: childOf(keys[0], root) })
    expect('pair' in verdict && verdict.pair.refresh).toEqual(secrets[1])
  })

  it('is that nothing is left once the session has run out, or when no key knows the pair any more', () => {
    const { session, secrets } = rotated(1, { pairUsed: false })
    expect(judge(keys, session, stranger(secrets[1] ?? root), session.expires_at.getTime()).kind).toBe('expired')
    expect(judge([Buffer.alloc(32, 3)], session, stranger(root), rotatedAt).kind).toBe('expired')
  })

  it('never lets an access token outlive the idle limit by more than its own life', () => {
    expect(sessionEnd(0, 0, false)).toBeGreaterThan(accessLife)
    expect(sessionEnd(0, 89 * 86_400_000, true)).toBe(90 * 86_400_000)
  })
})

describe('a token', () => {
  it('reads back as it was written, and nothing else reads as one', () => {
    const id = '0198c0de-0000-4000-8000-000000000001'
    expect(parseToken(formatToken(id, root))).toEqual({ sessionId: id, secret: root })
    fc.assert(fc.property(fc.string(), (text) => parseToken(text) === null))
    expect(parseToken(undefined)).toBeNull()
  })
})
