/** How often (ms) the client looks at its session. */
export const sessionTick = 30_000

const ticksBeforeRenewal = 3
const expiryMargin = 10_000

const day = 86_400_000

/** How long (ms) a session lasts without being used: 30 days, or one day without "stay logged in". */
export function idleSessionLife(remember: boolean): number {
  return (remember ? 30 : 1) * day
}

/** Whether the session should be renewed now: three ticks or fewer remain before `expiresAt` (both epoch ms). */
export function shouldRenew(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / sessionTick) <= ticksBeforeRenewal
}

/** Whether the session counts as expired: ten seconds before its end (both epoch ms). */
export function isSessionExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt - expiryMargin
}
