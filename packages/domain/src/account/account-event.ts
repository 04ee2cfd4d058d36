/** What is kept of the safety of an account, for its owner to see. */
export const accountEventKinds = [
  'sign-in-refused',
  'code-refused',
  'second-step-failed',
  'new-browser',
  'reset-asked',
  'password-reset',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'recovery-code-used',
  'session-ended',
  'sessions-ended',
  'sessions-ended-by-admin',
  'token-reused',
] as const

export type AccountEventKind = (typeof accountEventKinds)[number]

const refusals: readonly AccountEventKind[] = ['sign-in-refused', 'code-refused', 'second-step-failed', 'reset-asked']

/** Whether a stranger can make it happen: such events are counted together, and never push out the others. */
export const isByStrangers = (kind: AccountEventKind): boolean => refusals.includes(kind)

/** The kinds that a stranger can make happen. */
export const strangersKinds = accountEventKinds.filter(isByStrangers)
