import type { RateClass } from '@fonte/contract/route'

/** So many calls within so many seconds. */
export interface Limit {
  readonly calls: number
  readonly seconds: number
}

/**
 * What counts against a network address. As a rule what fails: people behind one gym's address do not use up each
 * other's allowance. Every call counts where each one costs a mail to somebody who may not have asked for it.
 */
export interface AddressLimit extends Limit {
  readonly counts: 'failures' | 'calls'
}

/** The limits of one class of operations. */
export interface ClassLimits {
  /** Counted in the database, by all servers together; otherwise by each server for itself, which costs no write. */
  readonly shared: boolean
  /** Per address, where somebody who is not signed in could guess, fill the database or send mails; else null. */
  readonly address: AddressLimit | null
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

const failures = (calls: number, seconds: number): AddressLimit => ({ counts: 'failures', calls, seconds })
const calls = (number: number, seconds: number): AddressLimit => ({ counts: 'calls', calls: number, seconds })

/** The numbers that hold everywhere; `docs/security.md` lists them. */
export const publishedLimits: Limits = {
  'sign-in': { shared: true, address: failures(240, quarter), account: { calls: 10, seconds: quarter } },
  'second-step': { shared: true, address: failures(240, quarter), account: { calls: 10, seconds: hour } },
  'sign-up': { shared: true, address: calls(200, hour), account: { calls: 10, seconds: hour } },
  mail: { shared: true, address: calls(120, hour), account: { calls: 10, seconds: hour } },
  link: { shared: true, address: failures(240, quarter), account: { calls: 60, seconds: quarter } },
  refresh: { shared: true, address: null, account: { calls: 240, seconds: quarter } },
  create: { shared: true, address: null, account: { calls: 600, seconds: hour } },
  import: { shared: true, address: null, account: { calls: 1200, seconds: hour } },
  publish: { shared: true, address: null, account: { calls: 30, seconds: hour } },
  rating: { shared: true, address: calls(200, hour), account: { calls: 120, seconds: hour } },
  export: { shared: true, address: null, account: { calls: 12, seconds: hour } },
  write: { shared: false, address: null, account: { calls: 600, seconds: minute } },
  read: { shared: false, address: null, account: { calls: 6000, seconds: minute } },
}
