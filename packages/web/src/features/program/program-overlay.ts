import type { Program } from '@fonte/contract/program'
import type { CycleMove } from '@fonte/domain/progression/moved-cycles'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { withCycles } from './program-list.ts'
import {
  createProgramKind,
  deleteProgramKind,
  type ProgramDeletion,
  type ProgramUpdate,
  updateProgramKind,
} from './program-outbox.ts'

type Entry = Pick<OutboxRow, 'kind' | 'payload' | 'refusal'>

/** Whether a program has a change that waits to be sent, or one that the server refused. */
export type SyncMark = 'waiting' | 'refused'

/** The programs as they will be, and which of them the server has not taken yet. */
export interface OverlaidPrograms {
  readonly items: readonly Program[]
  readonly marks: ReadonlyMap<string, SyncMark>
}

/** The list as it will be once everything that waits has been sent. What was refused stays to be seen. */
export function overlayPrograms(items: readonly Program[], entries: readonly Entry[]): OverlaidPrograms {
  const marks = new Map<string, SyncMark>()
  const overlaid = entries.reduce((list, entry) => {
    const written = writtenProgram(entry)
    if (written && marks.get(written.id) !== 'refused') marks.set(written.id, entry.refusal ? 'refused' : 'waiting')
    return applied(list, entry)
  }, items)
  return { items: overlaid, marks }
}

/** Programs as they were read; absent until then. */
interface ReadPrograms {
  readonly listed: readonly Program[] | undefined
  readonly predefined: readonly Program[] | undefined
}

/** One’s own programs, as they will be, and the predefined ones; a part is undefined until something is known of it. */
export interface JoinedPrograms extends OverlaidPrograms {
  readonly own: readonly Program[] | undefined
  readonly predefined: readonly Program[] | undefined
}

/**
 * All programs, one’s own first. Until 22 November 2026 the list of one’s own had the predefined ones as well: those of a
 * list that a device kept from then are shown until the predefined ones themselves have been read.
 */
export function joinPrograms({ listed, ...read }: ReadPrograms, entries: readonly Entry[]): JoinedPrograms {
  const { items, marks } = overlayPrograms(listed?.filter((item) => !item.is_predefined) ?? [], entries)
  const kept = listed?.filter((item) => item.is_predefined) ?? []
  const predefined = read.predefined ?? (kept.length > 0 ? kept : undefined)
  // What is only on this device is worth showing before anything has been read.
  const own = listed || items.length > 0 ? items : undefined
  return { own, predefined, items: [...items, ...(predefined ?? [])], marks }
}

/** The program that an entry creates or changes. */
export function writtenProgram({ kind, payload }: Pick<Entry, 'kind' | 'payload'>): Program | undefined {
  if (kind === createProgramKind.kind) return payload as Program
  return kind === updateProgramKind.kind ? (payload as ProgramUpdate).program : undefined
}

function applied(items: readonly Program[], entry: Entry): readonly Program[] {
  if (entry.kind === deleteProgramKind.kind) {
    const { id } = entry.payload as ProgramDeletion
    return items.filter((item) => item.id !== id)
  }
  const moved = movedCyclesOf(entry)
  if (moved) return entry.refusal ? items : withCycles(items, moved.program_id, moved.cycles)
  const written = writtenProgram(entry)
  if (!written) return items
  // One that is gone from the list was deleted elsewhere: its unsent change must stay in sight.
  if (!items.some(({ id }) => id === written.id)) return [written, ...items]
  return items.map((item) => (item.id === written.id ? changed(item, written) : item))
}

/** What a workout that waits moves of its program, by what it keeps: workouts come after programs, and are not known here. */
interface MovingWorkout {
  readonly program_id: string
  readonly cycles: readonly CycleMove[]
}

function movedCyclesOf({ payload }: Entry): MovingWorkout | null {
  const { program_id, cycles } = (payload ?? {}) as Partial<MovingWorkout>
  return program_id && cycles ? { program_id, cycles } : null
}

/** The content is the person's; version, badges and dates stay the server's. */
function changed(item: Program, { name, description, image_url, exercises }: Program): Program {
  return { ...item, name, description, image_url, exercises }
}
