export type Role = 'admin' | 'user'

export type UserStatus = 'active' | 'inactive' | 'blocked'

const inactiveAfter = 30 * 86_400_000

/**
 * A user's status at `now`, all times epoch ms: blocked by an admin, else inactive while the e-mail is unconfirmed or when
 * they were last seen (signed in or using it) over 30 days ago or never, else active.
 */
export function userStatus(
  user: {
    readonly blocked_at: number | null
    readonly confirmed_at: number | null
    readonly last_seen_at: number | null
  },
  now: number,
): UserStatus {
  if (user.blocked_at !== null) return 'blocked'
  if (user.confirmed_at === null || user.last_seen_at === null) return 'inactive'
  return now - user.last_seen_at > inactiveAfter ? 'inactive' : 'active'
}
