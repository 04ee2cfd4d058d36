import type { Import, ImportCases } from '@fonte/contract/import'
import { dictionary } from '@fonte/domain/words/dictionary'
import { call, type Input } from '../../../platform/api/client.ts'
import type { OutboxKind } from '../../../platform/outbox/outbox-kind.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { historyKey } from '../../history/history-reads.ts'
import { countedWorkouts } from '../counted-words.ts'
import { bringImportOperations } from '../import-operations.ts'
import { importsQuery } from '../import-queries.ts'
import type { ImportPart } from './import-parts.ts'
import { unpackEntries } from './packed-entries.ts'

/** The beginning of an import: the file, and what its names stand for. */
export type ImportBeginning = Input<'create-import'>['body']

/** A part of a file that waits. */
export interface WaitingPart extends ImportPart {
  readonly import_id: string
  readonly file_name: string
  /** Workouts of all parts of the file together. */
  readonly of: number
  /** Nothing of the file comes after it. */
  readonly isLast: boolean
}

const labels = dictionary({
  begin: {
    fr: (file: string) => `Import de «\u00a0${file}\u00a0»`,
    en: (file) => `Import of “${file}”`,
  },
  part: {
    fr: (file: string, workouts: number) =>
      `Import de «\u00a0${file}\u00a0»\u00a0: ${workouts} ${countedWorkouts.fr(workouts)}`,
    en: (file, workouts) => `Import of “${file}”: ${workouts} ${countedWorkouts.en(workouts)}`,
  },
})

/** Has what imports change read anew: the list of them, and the history. */
export function renewImported(): void {
  for (const key of [importsQuery.queryKey, historyKey]) void renewReads(queryClient, key)
}

export const createImportKind: OutboxKind<ImportBeginning, Import> = {
  kind: 'create-import',
  label: ({ file_name }, lang) => labels(lang).begin(file_name),
  send: (body) => {
    bringImportOperations()
    return call('create-import', { body })
  },
  reads: importsQuery.queryKey,
  isNewOperation: true,
  does: 'make',
}

export const importWorkoutsKind: OutboxKind<WaitingPart, ImportCases> = {
  kind: 'import-workouts',
  label: ({ file_name, workouts }, lang) => labels(lang).part(file_name, workouts),
  send: async ({ import_id, packed }) => {
    bringImportOperations()
    const entries = await unpackEntries(packed)
    return call('import-workouts', { params: { id: import_id }, body: { entries } })
  },
  // History and imports are read anew once, not after every hundred workouts: until then the reads are marked as old only.
  sent: (_, { isLast }) => {
    if (isLast) renewImported()
  },
  reads: importsQuery.queryKey,
  does: 'make',
}

/** Every write of this feature that must not be lost. */
export const importKinds = [createImportKind, importWorkoutsKind] as const
