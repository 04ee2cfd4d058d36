import { readRestorable } from '@fonte/contract/file/restorable'
import type { ImportedEntry } from '@fonte/contract/import'
import { importId } from '@fonte/domain/exchange/identity/import-id'
import { planRestore, type RestorePlan, type RestoreTarget } from '@fonte/domain/exchange/restore/plan-restore'
import type { RestorableExport, RestorableProgram } from '@fonte/domain/exchange/restore/restorable-export'
import { upcastExport } from '@fonte/domain/exchange/restore/upcast-export'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { newUuid } from '../../../platform/new-uuid.ts'
import { digest } from '../file/digest.ts'
import type { NamedWorkout } from '../file/file-summary.ts'
import { byName } from '../file/named-workouts.ts'
import { type ImportPart, importParts } from '../sending/import-parts.ts'

/** What an export was read as: how many of its rows cannot be read; one of a newer Fonte or of more than an account keeps, or nothing to restore. */
export type ExportReading =
  | { readonly outcome: 'read'; readonly unreadable: number }
  | { readonly outcome: 'newer' | 'too-large' | 'broken' }

/** What the account has into which an export goes, as it crosses to the worker; the training log is told apart. */
export type RestoreRequest = Pick<RestoreTarget, 'exercises' | 'programs' | 'measures' | 'hasGym' | 'hasPlan'> & {
  readonly userId: string
  /** Ids of the exercises of the library here, and of one's own. */
  readonly library: readonly string[]
  /** Ids of the programs that come with Fonte. */
  readonly predefined: readonly string[]
  /** The muscle groups, the first of which an exercise gets whose own is not known; one at least. */
  readonly groups: readonly { readonly id: string; readonly muscles: readonly string[] }[]
}

/** What becomes of a document of which there is one: it is not in the export, stays as here, or comes. */
export type Fate = 'none' | 'stays' | 'comes'

/** What restoring would do, as the page shows it. */
export type RestorePreview = {
  readonly counts: RestorePlan['counts']
  /** The names of programs that lack an exercise, as the export has them. */
  readonly lacking: readonly Pick<RestorableProgram, 'id' | 'name'>[]
  /** Workouts that were changed here since and stay, newest first. */
  readonly changed: readonly NamedWorkout[]
  readonly gym: Fate
  readonly plan: Fate
  /** Remembered names of files. */
  readonly names: number
}

/** What is to be sent: the workouts packed, the rest as it is. */
export type RestoreParts = Omit<RestorePlan, 'workouts' | 'changed' | 'counts' | 'lacking'> & {
  readonly parts: readonly ImportPart[]
  readonly workouts: number
}

/** One export, compared with what is here. Lives in a worker: a long one would hold the page up. */
export class RestoreFile {
  #file: RestorableExport | null = null
  #log: readonly LogEntry[] = []
  #plan: RestorePlan | null = null

  /** Takes a part of the training log, in place of what is known of it where it is the first one. */
  know(entries: readonly LogEntry[], isFirst: boolean): void {
    this.#log = isFirst ? entries : [...this.#log, ...entries]
  }

  /** Reads the JSON of an export, whoever wrote it; none makes it throw. */
  async read(content: Blob): Promise<ExportReading> {
    const upcast = upcastExport(parsed(await content.text()))
    if ('refused' in upcast) return { outcome: upcast.refused === 'newer' ? 'newer' : 'broken' }
    const read = readRestorable(upcast.content)
    if ('refused' in read) return { outcome: read.refused }
    this.#file = read.file
    return { outcome: 'read', unreadable: read.unreadable }
  }

  /** What would come of it. Throws where none was read. */
  async plan(request: RestoreRequest): Promise<RestorePreview> {
    const file = this.#file
    if (!file) throw new Error('no export was read')
    const ids = await entryIds(file, request.userId)
    const plan = planRestore(file, targetOf(request, this.#log, ids))
    this.#plan = plan
    const fate = (inFile: unknown, restored: unknown): Fate =>
      inFile === null ? 'none' : restored === null ? 'stays' : 'comes'
    return {
      counts: plan.counts,
      lacking: plan.lacking.map(({ id, name }) => ({ id, name })),
      changed: byName(plan.changed),
      gym: fate(file.gym, plan.gym),
      plan: fate(file.plan, plan.plan),
      names: plan.names.length,
    }
  }

  /** What is to be sent, as it was planned last; workouts that were deleted here come back where that is wanted. */
  async parts(bringBack: boolean): Promise<RestoreParts> {
    if (!this.#plan) throw new Error('nothing was planned')
    const { workouts, changed: _changed, counts: _counts, lacking: _lacking, ...rest } = this.#plan
    const entries = workouts.map((workout): ImportedEntry => ({ ...workout, ...(bringBack && { instead: 'restore' }) }))
    return { ...rest, workouts: workouts.length, parts: await importParts(entries) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Under which ids the workouts of an export stand here: their own, or for somebody else’s export ids that follow from them. */
async function entryIds({ owner, workouts }: RestorableExport, userId: string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { id } of workouts) {
    ids.set(id, owner === userId ? id : await importId(userId, canonicalJson(['fonte', id]), digest))
  }
  return ids
}

function targetOf(
  { predefined, library, groups, userId: _, ...here }: RestoreRequest,
  entries: readonly LogEntry[],
  ids: ReadonlyMap<string, string>,
): RestoreTarget {
  const shipped = new Set(predefined)
  const exercises = new Set(library)
  const known = new Set(groups.map(({ id }) => id))
  const groupOfMuscle = new Map(groups.flatMap(({ id, muscles }) => muscles.map((muscle) => [muscle, id])))
  return {
    ...here,
    entries,
    isExercise: (id) => exercises.has(id),
    isPredefined: (id) => shipped.has(id),
    isGroup: (id) => known.has(id),
    groupOf: (muscle) => groupOfMuscle.get(muscle),
    anyGroup: groups[0]?.id ?? '',
    entryId: (id) => ids.get(id) ?? id,
    newId: newUuid,
  }
}
