import type { BodyMeasure, BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { formatDate } from '@fonte/domain/words/date-format'
import type { Language } from '@fonte/domain/words/language'
import { type Answer, call, type Input } from '../../../platform/api/client.ts'
import { localNoon } from '../../../platform/local-day.ts'
import type { OutboxKind } from '../../../platform/outbox/outbox-kind.ts'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { historyKey } from '../history-reads.ts'
import { pageLog } from '../log/log-news.ts'
import { bodyWords } from './body-words.ts'

type What = Pick<BodyMeasure, 'day' | 'kind'>

/** Key of the entity that a measure's writes change: a day has one value of a kind. */
export const measureEntityKey = ({ day, kind }: What): string => `body-measure:${day}:${kind}`

const named = ({ day, kind }: What, lang: Language) => ({
  name: bodyWords(lang).kind(kind),
  day: formatDate(lang, localNoon(day)),
})

type Stored = Answer<'put-body-measures'>

const putAll = (body: Input<'put-body-measures'>['body']): Promise<Stored> => call('put-body-measures', { body })

const put = (change: BodyMeasureChange): Promise<Stored> => putAll({ measures: [change] })

/** Takes what the server has now into the log: what an import brought may have been measured there already. */
const noteMeasures = ({ items }: Stored): void => {
  void pageLog.get()?.take({ measures: items })
}

/** Stores a measure in place of an earlier one of its day; the later writer wins. */
export const putMeasureKind: OutboxKind<BodyMeasure, Stored> = {
  kind: 'put-body-measure',
  label: (measure, lang) => bodyWords(lang).waiting(named(measure, lang)),
  send: put,
  sent: noteMeasures,
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

export const putMeasuresKind: OutboxKind<ManyMeasures, Stored> = {
  kind: 'put-body-measures',
  label: ({ measures }, lang) => bodyWords(lang).waitingMany(measures.length),
  send: putAll,
  sent: noteMeasures,
  reads: historyKey,
  isNewOperation: true,
  // Without their import they could not be undone.
  needs: ({ import_id }) => (import_id === undefined ? [] : [importEntityKey(import_id)]),
}

/** Takes a measure away. */
export const deleteMeasureKind: OutboxKind<What, true> = {
  kind: 'delete-body-measure',
  label: (measure, lang) => bodyWords(lang).deletion(named(measure, lang)),
  send: async ({ day, kind }) => {
    await put({ day, kind, value: null })
    return true
  },
  sent: (_, { day, kind }) => noteMeasures({ items: [{ day, kind, value: null }] }),
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
