import type { DetailField } from '@fonte/domain/program/editor/form-set'
import type { SetColumn } from '@fonte/domain/program/editor/set-columns'
import type { SetKind } from '@fonte/domain/set/kind'
import type { ReactNode } from 'react'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords, shownKinds } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Select } from '../../../../ui/select.tsx'
import { editorMessages } from '../editor-messages.ts'
import { useFieldNames } from './field-names.ts'

interface Props {
  kind: SetKind | undefined
  columns: readonly SetColumn[]
  /** The field of a figure, with its name. */
  input: (field: DetailField) => ReactNode
  onKind: (kind: SetKind) => void
}

/** What a set is asked for besides its figures, each with its word before it. */
export function SetDetailsLine({ kind, columns, input, onKind }: Props) {
  const words = useWords(setWords)
  const { atMost } = useWords(editorMessages)
  const { scale } = useEffort()
  const names = useFieldNames()
  const short: Readonly<Record<DetailField, string>> = { ...names, reps_max: atMost, rir: scale.toUpperCase() }
  const options = shownKinds.map((value) => ({ value, label: words[value] }))
  return (
    <div className="set-details">
      {columns.map((column) =>
        column === 'kind' ? (
          <Select
            key={column}
            aria-label={words.kind}
            options={options}
            value={kind ?? 'work'}
            onChange={(event) => onKind(event.target.value as SetKind)}
          />
        ) : (
          <span key={column} className="set-detail">
            <span aria-hidden="true">{short[column]}</span>
            {input(column)}
          </span>
        ),
      )}
    </div>
  )
}
