import type { RateClass } from '@fonte/contract/route'

/** So many calls within so many seconds. */
export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/** The limits of one class of operations. */
export interface ClassLimits {
  /** Counted in the database, by all servers together; otherwise by each server for itself, which costs no write. */
  readonly shared: boolean
  /** Per address: wide enough for forty lifters behind one gym's address. */
  readonly address: Limit
  /** Per account: the person signed in, or the e-mail address that the call names. */
  readonly account: Limit
}

/**
 * A call counts once, and once more for so many bytes (of what is sent, and of the answer before compression): a person’s
 * calls and bytes come out of one allowance.
 */
export const bytesPerCall = 65_536

export type Limits = Readonly<Record<RateClass, ClassLimits>>

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute

/** The numbers that hold everywhere; `docs/security.md` lists them. */
export const publishedLimits: Limits = {
  'sign-in': {
    shared: true,
    address: { calls: 240, seconds: quarter },
    account: { calls: 10, seconds: quarter },
  },
  'sign-up': { shared: true, address: { calls: 200, seconds: hour }, account: { calls: 10, seconds: hour } },
  mail: { shared: true, address: { calls: 120, seconds: hour }, account: { calls: 10, seconds: hour } },
  link: { shared: true, address: { calls: 240, seconds: quarter }, account: { calls: 60, seconds: quarter } },
  refresh: { shared: true, address: { calls: 2400, seconds: quarter }, account: { calls: 240, seconds: quarter } },
  create: { shared: true, address: { calls: 6000, seconds: hour }, account: { calls: 600, seconds: hour } },
  export: { shared: true, address: { calls: 1200, seconds: hour }, account: { calls: 12, seconds: hour } },
  write: { shared: false, address: { calls: 6000, seconds: minute }, account: { calls: 600, seconds: minute } },
  read: { shared: false, address: { calls: 60_000, seconds: minute }, account: { calls: 6000, seconds: minute } },
}
