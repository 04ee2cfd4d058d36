import type { Reader } from '../../platform/database.ts'
import { findPractice, type Practice } from './post-details-store.ts'

/** How long (ms) what a rating rests on is told as it was. */
const life = 600_000

/** Of so many programs it is kept at most. */
const most = 1_000

/** A program of a post, as it is now. */
interface Practised {
  readonly id: string
  readonly version: number
  readonly authorId: string
}

/** Reads what a rating rests on, each program’s once in ten minutes by `now` (epoch ms); another version’s anew. */
export const keepPractice = (now: () => number) => {
  const kept = new Map<string, { readonly until: number; readonly practice: Practice | null }>()
  return async ({ id, version, authorId }: Practised, reader: Reader): Promise<Practice | null> => {
    const key = `${id} ${version}`
    const known = kept.get(key)
    if (known && now() < known.until) return known.practice
    const practice = await findPractice(authorId, id, reader)
    kept.delete(key)
    kept.set(key, { until: now() + life, practice })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return practice
  }
}

/** What reads it. */
export type PracticeReader = ReturnType<typeof keepPractice>
