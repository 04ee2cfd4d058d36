/** What a server of the version before says in place of the person. */
const unnamed = '1'

/**
 * The server sets this cookie beside its own, which no script reads, with each new pair of tokens: it names whose session
 * this browser has, in every tab at once. Undefined where there is none.
 */
const marker = () => /(?:^|;\s*)fonte_session=([^;]+)/.exec(document.cookie)?.[1]

/** Whether this browser has a session, whoever's. */
export const hasMarker = (): boolean => marker() !== undefined

/** Whether this browser's session is known to be of somebody else. */
export function isSessionOfAnother(userId: string): boolean {
  const named = marker()
  return named !== undefined && named !== unnamed && named !== userId
}

/** Whether this browser has a session that can be this person's: what is theirs may be sent and read under it. */
export const mayBeSessionOf = (userId: string): boolean => hasMarker() && !isSessionOfAnother(userId)

/** Removes the cookie, so that the next visit does not look for a session. */
export function dropMarker(): void {
  document.cookie = 'fonte_session=; Max-Age=0; Path=/'
}
