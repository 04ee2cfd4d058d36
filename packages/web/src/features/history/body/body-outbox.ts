import type { BodyMeasure, BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { formatDate } from '@fonte/domain/words/date-format'
import type { Language } from '@fonte/domain/words/language'
import { call, type Input } from '../../../platform/api/client.ts'
import { localNoon } from '../../../platform/local-day.ts'
import type { OutboxKind } from '../../../platform/outbox/outbox-kind.ts'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { historyKey } from '../history-reads.ts'
import { tellLog } from '../log/log-news.ts'
import { bodyWords } from './body-words.ts'

type What = Pick<BodyMeasure, 'day' | 'kind'>

/** Key of the entity that a measure's writes change: a day has one value of a kind. */
export const measureEntityKey = ({ day, kind }: What): string => `body-measure:${day}:${kind}`

const named = ({ day, kind }: What, lang: Language) => ({
  name: bodyWords(lang).kind(kind),
  day: formatDate(lang, localNoon(day)),
})

const putAll = async (body: Input<'put-body-measures'>['body']): Promise<true> => {
  await call('put-body-measures', { body })
  return true
}

const put = (change: BodyMeasureChange): Promise<true> => putAll({ measures: [change] })

/** Stores a measure in place of an earlier one of its day; the later writer wins. */
export const putMeasureKind: OutboxKind<BodyMeasure, true> = {
  kind: 'put-body-measure',
  label: (measure, lang) => bodyWords(lang).waiting(named(measure, lang)),
  send: put,
  sent: (_, measure) => tellLog({ measures: [measure] }),
  reads: historyKey,
  isNewOperation: true,
}

/** Measures that come together, such as those of a file; at most as many as one call takes. */
export interface ManyMeasures {
  readonly measures: BodyMeasure[]
  /** The import that brings them. */
  readonly import_id?: string
}

/** Key of the entity that an import is. */
export const importEntityKey = (id: string): string => `import:${id}`

export const putMeasuresKind: OutboxKind<ManyMeasures, true> = {
  kind: 'put-body-measures',
  label: ({ measures }, lang) => bodyWords(lang).waitingMany(measures.length),
  send: putAll,
  sent: (_, { measures }) => tellLog({ measures }),
  reads: historyKey,
  isNewOperation: true,
  // Without their import they could not be undone.
  needs: ({ import_id }) => (import_id === undefined ? [] : [importEntityKey(import_id)]),
}

/** Takes a measure away. */
export const deleteMeasureKind: OutboxKind<What, true> = {
  kind: 'delete-body-measure',
  label: (measure, lang) => bodyWords(lang).deletion(named(measure, lang)),
  send: ({ day, kind }) => put({ day, kind, value: null }),
  sent: (_, { day, kind }) => tellLog({ measures: [{ day, kind, value: null }] }),
  reads: historyKey,
  isNewOperation: true,
}

/** Every write of measures that must not be lost. */
export const measureKinds = [putMeasureKind, putMeasuresKind, deleteMeasureKind] as const

/** What waits of measures, oldest first. A deletion that was refused takes nothing away. */
export const waitingMeasures = (
  entries: readonly Pick<OutboxRow, 'kind' | 'payload' | 'refusal'>[],
): readonly BodyMeasureChange[] =>
  entries.flatMap(({ kind, payload, refusal }): BodyMeasureChange[] => {
    if (kind === putMeasureKind.kind) return [payload as BodyMeasure]
    if (kind === putMeasuresKind.kind) return [...(payload as ManyMeasures).measures]
    if (kind === deleteMeasureKind.kind && !refusal) return [{ ...(payload as What), value: null }]
    return []
  })
