import { hash } from 'node:crypto'
import { entryContent } from '@fonte/domain/exchange/identity/entry-content'
import type { WorkoutSet } from '@fonte/domain/history/workout-history'

/** By what the server tells whether two workouts of files are the same: SHA-256 of their sets, in hexadecimal digits. */
export const contentHash = (sets: readonly WorkoutSet[]): string => hash('sha256', entryContent(sets), 'hex')
