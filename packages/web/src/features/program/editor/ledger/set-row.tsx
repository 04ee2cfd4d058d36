import type { SetField } from '@fonte/domain/program/editing'
import type { FormSet } from '@fonte/domain/program/form'
import { type PointerEvent, useId } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { Grip } from './grip.tsx'

interface Props {
  set: FormSet
  /** Positions from 0: of the exercise, and of the set in it. */
  exercise: number
  index: number
  /** How many sets the exercise has. */
  count: number
  problems: ProblemTexts
  changes: FormChanges
  onGrab: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
}

/** A set as a line of the ledger. Its rest is asked for only where another set follows. */
export function SetRow({ set, exercise, index, count, problems, changes, onGrab, onStep }: Props) {
  const words = useWords(editorMessages)
  const id = useId()
  const place = index + 1
  const wrong = fields.flatMap((field) => problems[`sets.${index}.${field}`] ?? [])
  const input = (field: SetField, label: string) => (
    <NumberInput
      aria-label={label}
      enterKeyHint="next"
      value={set[field]}
      aria-invalid={problems[`sets.${index}.${field}`] ? true : undefined}
      aria-describedby={wrong.length > 0 ? id : undefined}
      onChange={(event) => changes.set(exercise, index, field, event.target.value)}
    />
  )
  return (
    <fieldset aria-label={words.set({ count: place })}>
      <div className="set-row">
        <Grip label={words.moveSet({ count: place })} onGrab={onGrab} onStep={onStep}>
          <span className="figure set-number">{place}</span>
        </Grip>
        {input('reps', words.reps)}
        {input('weight', words.weight)}
        {place < count ? input('rest', words.rest) : <div className="last-rest" aria-hidden="true" />}
        <IconButton
          icon="trash"
          label={words.removeSet}
          disabled={count === 1}
          onClick={() => changes.removeSet(exercise, index)}
        />
      </div>
      {wrong.length > 0 && <FieldError id={id}>{wrong.join(' ')}</FieldError>}
    </fieldset>
  )
}

const fields: readonly SetField[] = ['reps', 'weight', 'rest']
