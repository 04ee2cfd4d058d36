import type { Role } from '@fonte/domain/account/role'

/** What decides whether maintenance keeps somebody out. */
export interface Standing {
  readonly closed: boolean
  readonly online: boolean
  /** Null for a visitor who is not signed in. */
  readonly role: Role | null
}

/** The page that somebody is on, or on the way to. */
export interface Place {
  readonly path: string
  /** Whether the sign-in page was asked for, rather than come to because nobody is signed in. */
  readonly signInAsked: boolean
  /** The program of the workout that is running or has just ended here; undefined while that is not known yet. */
  readonly workoutProgram: string | null | undefined
}

/**
 * Whether the service is closed to a person: administrators go on, and without a network there is no service to close,
 * so that the device is there for training as ever.
 */
export const isKeptOut = ({ closed, online, role }: Standing): boolean => closed && online && role !== 'admin'

const workoutPath = '/workout/'

/** Whether a page stays open to somebody who is kept out: signing in, and the workout that was under way. */
export function isSpared({ path, signInAsked, workoutProgram }: Place): boolean {
  if (path === '/auth') return signInAsked
  if (!path.startsWith(workoutPath) || workoutProgram === null) return false
  if (workoutProgram === undefined) return true
  return [workoutProgram, encodeURI(workoutProgram)].includes(path.slice(workoutPath.length))
}
