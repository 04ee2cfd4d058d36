const day = 86_400_000

/** How long (ms) somebody counts as active after they signed in or used Fonte. */
export const activeFor = 30 * day

export const statuses = ['active', 'inactive', 'blocked'] as const

/** How an account stands, as administrators see it. */
export type Status = (typeof statuses)[number]

/** What decides the status of an account. Instants in epoch ms; null for never. */
interface Standing {
  readonly isBlocked: boolean
  readonly isConfirmed: boolean
  readonly lastSignInAt: number | null
  readonly lastSeenAt: number | null
}

/**
 * The status of an account at `now` (epoch ms): blocked by an administrator; else inactive while its address is
 * unconfirmed or nobody has signed in or used it for 30 days; else active.
 */
export const statusOf = ({ isBlocked, isConfirmed, lastSignInAt, lastSeenAt }: Standing, now: number): Status => {
  if (isBlocked) return 'blocked'
  const last = Math.max(lastSignInAt ?? Number.NEGATIVE_INFINITY, lastSeenAt ?? Number.NEGATIVE_INFINITY)
  return isConfirmed && now - last <= activeFor ? 'active' : 'inactive'
}
