import type { EventData } from '@fonte/contract/service/event'
import { isPremium } from '@fonte/domain/account/plan'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/database.ts'
import { mayAdminister } from '../platform/guard/may-administer.ts'
import { findPeople, type PersonRow } from './event-store.ts'

/** What a person's pages are told of. */
interface PersonVersions {
  /** Where their changes stood when the versions were read. */
  readonly revision: EventData['revision']
  /** The versions of what is their own. */
  readonly own: EventData['own']
  /** The versions of what they have one of. */
  readonly documents: EventData['documents']
}

/** What a server knows of a person who holds a stream. */
interface Known extends PersonVersions {
  readonly row: PersonRow
  /** Which read told it. */
  readonly read: number
}

/** The people who hold streams: what is theirs, and whether they may read the community's posts and administer. */
export interface People {
  /** Reads some of them anew, and answers those of whom something has changed. */
  refresh(userIds: readonly string[], reader: Reader): Promise<string[]>
  /** The versions of what a person has, as they were read last. */
  told(userId: string): PersonVersions | undefined
  /** Whether a person may read posts at `now` (epoch ms): the premium flag, or an administrator. */
  mayReadPosts(userId: string, now: number): boolean
  /** Whether a person may see what only administrators may. */
  mayAdminister(userId: string): boolean
  /** Forgets all but these. */
  keep(userIds: ReadonlySet<string>): void
}

const toldOf = (row: PersonRow): PersonVersions => ({
  revision: { number: row.number },
  own: {
    programs: row.programs_version,
    exercises: row.exercises_version,
    history: row.history_version,
    profile: row.profile_version,
    hidden_authors: row.hidden_authors_version,
  },
  documents: { gym: row.gym_version, training_plan: row.training_plan_version },
})

/** Changes of other kinds are none to tell. */
const isSame = ({ own, documents }: PersonVersions, known: Known | undefined): boolean =>
  known !== undefined && JSON.stringify([own, documents]) === JSON.stringify([known.own, known.documents])

/** Knows nobody at first. */
export const createPeople = (place: Pick<Config, 'host' | 'publicUrl'>): People => {
  const known = new Map<string, Known>()
  let reads = 0
  return {
    refresh: async (userIds, reader) => {
      if (userIds.length === 0) return []
      reads += 1
      const read = reads
      const rows = await findPeople(userIds, reader)
      return rows.flatMap((row) => {
        const told = toldOf(row)
        const former = known.get(row.user_id)
        // An answer that was overtaken by that to a later question is old news.
        if (former && former.read > read) return []
        const isNews = !isSame(told, former)
        known.set(row.user_id, { ...told, row, read })
        return isNews ? [row.user_id] : []
      })
    },
    told: (userId) => known.get(userId),
    mayReadPosts: (userId, now) => {
      const row = known.get(userId)?.row
      if (!row) return false
      return row.role === 'admin' || isPremium(row.plan, row.trial_ends_at?.getTime() ?? null, now)
    },
    mayAdminister: (userId) => {
      const row = known.get(userId)?.row
      return row !== undefined && mayAdminister(place, { role: row.role, hasSecondFactor: row.has_second_factor })
    },
    keep: (userIds) => {
      for (const userId of known.keys()) if (!userIds.has(userId)) known.delete(userId)
    },
  }
}
