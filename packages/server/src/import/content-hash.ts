import { hash } from 'node:crypto'
import { entryContent } from '@fonte/domain/exchange/identity/entry-content'
import type { WorkoutSet } from '@fonte/domain/history/workout-history'

/** What an import brought of a workout, by which it is known when it is sent again: SHA-256 of its sets, in hexadecimal digits. */
export const contentHash = (sets: readonly WorkoutSet[]): string => hash('sha256', entryContent(sets), 'hex')
