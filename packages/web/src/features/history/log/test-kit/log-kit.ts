import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { TrainingChanges } from '@fonte/contract/training-log/training-log'
import { setFigures } from '@fonte/domain/history/summarize'
import { packSet } from '@fonte/domain/test-kit/packed-set'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { LoggedExercise } from '@fonte/domain/training-log/packed-set'
import { newUuid } from '../../../../platform/new-uuid.ts'
import { memoryBackend } from '../../../../platform/storage/memory-backend.ts'
import { createStorage } from '../../../../platform/storage/storage.ts'
import { lockUntilFrozen } from '../../../../platform/tabs/lock.ts'
import { LogKeeper, type LogMessage } from '../log-keeper.ts'

/** An entry of a log by its id, done on that day of November. */
export const entry = (id: string, day = 1, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  program_id: null,
  program_name: 'Force',
  duration_minutes: 40,
  started_at: null,
  completed_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  origin: 'live',
  version: 1,
  sets: [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }],
  ...changes,
})

/** A workout of Ada's as the server answers it, which is that entry of the log. */
export const stored = (logged: LogEntry): HistoryEntryWithSets => ({
  ...logged,
  user_id: 'ada',
  ...setFigures(logged.sets),
})

/** A page of changes, as the server packs it. */
export const pageOf = (entries: readonly LogEntry[], changes: Partial<TrainingChanges> = {}) => {
  const exercises: LoggedExercise[] = []
  const packed = entries.map(({ program_id, program_name, duration_minutes, started_at, utc_offset, ...entry }) => ({
    ...entry,
    ...(program_id !== null && { program_id }),
    name: program_name,
    ...(started_at !== null && { started_at: Date.parse(started_at) }),
    completed_at: Date.parse(entry.completed_at),
    ...(utc_offset !== undefined && { offset: utc_offset }),
    minutes: duration_minutes,
    sets: entry.sets.map((set) => packSet(set, exercises.push([set.exercise_id, set.exercise_name]) - 1)),
  }))
  return {
    start_over: false,
    exercises,
    entries: packed,
    gone: [],
    measures: [],
    of: entries.length,
    next: '1.1',
    more: false,
    ...changes,
  } as unknown as TrainingChanges
}

type Answerer = (since: string | undefined) => Promise<TrainingChanges>

/** One device with a server that answers as the test says, and as many tabs as it opens. */
export const openDevice = () => {
  const storage = createStorage(async () => memoryBackend())
  const device = {
    /** Devices share no lock. */
    name: newUuid(),
    signedIn: 'ada' as string | null,
    revision: 1,
    clock: 1_000,
    asked: [] as (string | undefined)[],
    /** Which tab hears nothing of the others. */
    asleep: null as LogKeeper | null,
  }
  const tabs: LogKeeper[] = []
  let answer: Answerer = async () => pageOf([])
  const open = (): LogKeeper => {
    const tab: LogKeeper = new LogKeeper({
      storage,
      ask: (since) => {
        device.asked.push(since)
        return answer(since)
      },
      lock: (name, work) => lockUntilFrozen(`${name} ${device.name}`, work),
      now: () => (device.clock += 1),
      monotonicNow: () => (device.clock += 1),
      pause: async () => undefined,
      signedIn: () => device.signedIn,
      revision: () => device.revision,
      announce: (message: LogMessage) => {
        for (const other of tabs) if (other !== tab && other !== device.asleep) other.receive(message)
      },
    })
    tabs.push(tab)
    return tab
  }
  return { device, storage, open, answerWith: (next: Answerer) => (answer = next) }
}

/** The ids of a tab's entries, in their order. */
export const idsIn = (tab: LogKeeper): string[] => tab.log.get().entries.map(({ id }) => id)
