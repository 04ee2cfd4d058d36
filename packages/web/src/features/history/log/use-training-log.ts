import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { useQuery } from '@tanstack/react-query'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { computed, useObservable } from '../../../platform/observable.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { answerOfKinds, sharedAnswer } from '../../../platform/outbox/laid-over.ts'
import { type Reading, readingOf } from '../../../platform/query/reading.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { measureKinds, waitingMeasures } from '../body/body-outbox.ts'
import { waitingHistory } from '../history-queries.ts'
import { trainingLog, trainingLogQuery } from './device-log.ts'
import { overlayLog } from './log-change.ts'
import { overlayMeasures } from './rows/measure-row.ts'

/** The training log as screens read it. */
export interface TrainingLog {
  readonly reading: Reading
  /** Newest first, with what waits on this device. Not all of them as long as it is not `ready`. */
  readonly entries: readonly LogEntry[]
  /** Measures of the body, oldest first, with those that wait on this device. */
  readonly measures: readonly BodyMeasure[]
  /** While the log comes for the first time: how many of how many entries are here. */
  readonly arrived: { readonly entries: number; readonly of: number } | null
  readonly retry: () => void
}

/** The measures that wait on this device. */
const unsentMeasures = computed(outbox.entries, answerOfKinds(measureKinds, waitingMeasures))

const laidMeasures = sharedAnswer(overlayMeasures)

/** The log of somebody of whom nothing is here yet. */
const nothing = { entries: [], measures: [] } as const

/**
 * The whole training log of the person signed in, from this device, with or without a network; it is read once the first
 * screen stands, which shows what is known without it.
 */
export function useTrainingLog(): TrainingLog {
  const { user } = useSignedIn()
  const query = useQuery({ ...trainingLogQuery, enabled: useFirstScreenReady() })
  const log = useObservable(trainingLog.log)
  const unsent = useObservable(waitingHistory)
  const measures = useObservable(unsentMeasures)
  const isOwn = log.userId === user.id
  const own = isOwn ? log : nothing
  const isReady = isOwn && log.isWhole
  return {
    reading: isReady ? 'ready' : readingOf({ ...query, data: undefined }),
    entries: overlayLog(own.entries, unsent),
    measures: laidMeasures(own.measures, measures),
    arrived: isReady || !isOwn || log.of === null ? null : { entries: log.entries.length, of: log.of },
    retry: () => void query.refetch(),
  }
}
