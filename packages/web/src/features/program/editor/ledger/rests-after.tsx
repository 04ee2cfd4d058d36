import type { FormExercise } from '@fonte/domain/program/form'
import type { GroupPart } from '@fonte/domain/program/groups'
import { useId } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'

interface RowProps {
  row: FormExercise
  index: number
  /** How many exercises the program has. */
  count: number
  part: GroupPart | null
  problems: ProblemTexts
  changes: FormChanges
}

/** The rests behind an exercise: within the rounds of a group once, behind its first member; else before the next exercise. */
export function RestsAfter({ row, index, count, part, problems, changes }: RowProps) {
  const words = useWords(editorMessages)
  return (
    <>
      {part && part.member === 0 && (
        <RestAfter
          label={words.groupRest}
          value={row.group_rest?.toString() ?? ''}
          error={problems.group_rest}
          onChange={(value) => changes.groupRest(index, value)}
        />
      )}
      {index < count - 1 && (!part || part.member === part.size - 1) && (
        <RestAfter
          label={words.defaultRest}
          inputMode="decimal"
          value={row.default_rest}
          error={problems.default_rest}
          onChange={(value) => changes.defaultRest(index, value)}
        />
      )}
    </>
  )
}

interface Props {
  label: string
  value: string
  error: string | undefined
  inputMode?: 'decimal' | 'numeric'
  onChange: (value: string) => void
}

/** A rest after an exercise: before the next one, or before the next of its round. */
function RestAfter({ label, value, error, inputMode = 'numeric', onChange }: Props) {
  const id = useId()
  return (
    <div className="default-rest flex-wrap">
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        enterKeyHint="next"
        inputMode={inputMode}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
