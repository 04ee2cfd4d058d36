import type { TrainingChanges } from '@fonte/contract/training-log/training-log'
import type { Reader } from '../platform/database.ts'
import { JsonText } from '../platform/http/answer/json-text.ts'
import { Problem } from '../platform/problem.ts'
import { type ChangesPage, findTrainingClock, readChangesPage, type TrainingClock } from './training-changes-store.ts'

/** How far a device knows a log: every change up to `seq`, but deletions only from `whole` on, where it began to read. */
interface Known {
  readonly seq: number
  readonly whole: number
}

const parse = (cursor: string): Known => {
  const [seq = 0, whole = 0] = cursor.split('.').map(Number)
  return { seq, whole }
}

const nothing: Omit<ChangesPage, 'of' | 'known_from'> & Partial<ChangesPage> = {
  exercises: '[]',
  entries: '[]',
  gone: '[]',
  measures: '[]',
  more: false,
  last: 0,
}

/** Where a device stands that knows this much: it cannot know more than there is, nor miss a deletion that nobody can tell it. */
const standing = (cursor: string | undefined, clock: TrainingClock): Known & { readonly startOver: boolean } => {
  const known = cursor === undefined ? undefined : parse(cursor)
  const isKnown = known && known.seq <= clock.seq && known.whole <= clock.seq && known.whole >= clock.known_from
  return isKnown ? { ...known, startOver: false } : { seq: 0, whole: clock.seq, startOver: true }
}

/**
 * What changed in the log of `userId` since `cursor`, from the first change on; without a cursor, or with one that is older
 * than what is known of deletions, all that there is. @throws Problem `signed-out` when the account has gone meanwhile
 */
export const readTrainingChanges = async (
  userId: string,
  cursor: string | undefined,
  reader: Reader,
): Promise<JsonText<TrainingChanges>> => {
  const clock = await findTrainingClock(userId, reader)
  if (!clock) throw new Problem('signed-out')
  const { seq, whole, startOver } = standing(cursor, clock)
  // The clock stands still for all who read it: a page that is read after it holds everything up to it.
  const isUpToDate = seq === clock.seq
  const span = { userId, since: seq, goneSince: Math.max(seq, whole) }
  const page = isUpToDate ? nothing : await readChangesPage(span, reader)
  // Forgotten since the clock was looked at: by a reset, or a clean-up.
  if (page.known_from !== undefined && page.known_from > whole) return readTrainingChanges(userId, undefined, reader)
  const last = page.more ? page.last : Math.max(clock.seq, page.last)
  return new JsonText(
    `{"start_over":${startOver},"exercises":${page.exercises},"entries":${page.entries},"gone":${page.gone},"measures":${page.measures},` +
      `${page.of === undefined ? '' : `"of":${page.of},`}"next":"${last}.${Math.max(whole, last)}","more":${page.more}}`,
  )
}
