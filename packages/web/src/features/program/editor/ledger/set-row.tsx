import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { SetField } from '@fonte/domain/program/editing'
import type { FormSet } from '@fonte/domain/program/editor/form-set'
import type { SetColumn } from '@fonte/domain/program/editor/set-columns'
import { type MouseEvent, type PointerEvent, useId } from 'react'
import { useLanguage } from '../../../../platform/words/language.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Grip } from '../../../../ui/drag/grip.tsx'
import { EffortInput } from '../../../../ui/effort-input.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { useFieldNames } from './field-names.ts'
import { SetDetailsLine } from './set-details-line.tsx'

interface Props {
  /** What its exercise is done with. */
  measured: Loaded
  set: FormSet
  /** Positions from 0: of the exercise, and of the set in it. */
  exercise: number
  index: number
  /** How many sets the exercise has. */
  count: number
  /** The two figures that the set is first of all. */
  main: readonly [SetField, SetField]
  /** What it is asked for besides. */
  columns: readonly SetColumn[]
  problems: ProblemTexts
  changes: FormChanges
  onType: (field: SetField, value: string) => void
  /** Gives its figures to the sets behind it, where they say something else. */
  onApply: (() => void) | undefined
  onGrab: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
}

/** A set as a line of the ledger. Its rest is asked for only where another set follows. */
export function SetRow(props: Props) {
  const { measured, set, exercise, index, count, main, columns, problems, changes, onType, onApply, onGrab, onStep } =
    props
  const words = useWords(editorMessages)
  const names = useFieldNames(measured)
  const lang = useLanguage()
  const id = useId()
  const place = index + 1
  const fields = [...main, 'rest', ...columns]
  const wrong = fields.flatMap((field) => problems[`sets.${index}.${field}`] ?? [])
  const input = (field: SetField) => {
    const value = set[field] ?? ''
    const attributes = {
      'aria-label': names[field],
      'aria-invalid': problems[`sets.${index}.${field}`] ? true : undefined,
      'aria-describedby': wrong.length > 0 ? id : undefined,
      enterKeyHint: 'next',
    } as const
    if (field === 'rir') return <EffortInput {...attributes} rir={value} onType={(rir) => onType(field, rir)} />
    return (
      <NumberInput
        {...attributes}
        {...(field === 'rest' && { inputMode: 'decimal' })}
        isOptional={field === 'weight' && loadName(measured) === 'resistance'}
        value={lang === 'fr' ? value.replace('.', ',') : value}
        onChange={({ target }) => onType(field, target.value)}
      />
    )
  }
  return (
    <fieldset aria-label={words.set({ count: place })}>
      <div className="set-row">
        <Grip label={words.moveSet({ count: place })} onGrab={onGrab} onStep={onStep}>
          <span className="figure set-number">{place}</span>
        </Grip>
        {input(main[0])}
        {input(main[1])}
        {place < count ? input('rest') : <div className="last-rest" aria-hidden="true" />}
        <IconButton
          icon="trash"
          label={words.removeSet}
          aria-disabled={count === 1}
          onClick={() => count > 1 && changes.removeSet(exercise, index)}
        />
      </div>
      {columns.length > 0 && (
        <SetDetailsLine
          kind={set.kind}
          columns={columns}
          input={input}
          onKind={(kind) => changes.kind(exercise, index, kind)}
        />
      )}
      {onApply && (
        <Button variant="quiet" onClick={(event) => apply(event, onApply)}>
          {words.applyToFollowing}
        </Button>
      )}
      {wrong.length > 0 && <FieldError id={id}>{wrong.join(' ')}</FieldError>}
    </fieldset>
  )
}

/** The button goes once the sets are alike: the focus stays in its row, where no keyboard of a phone opens. */
function apply({ currentTarget }: MouseEvent<HTMLElement>, onApply: () => void) {
  currentTarget.closest('fieldset')?.querySelector('button')?.focus({ preventScroll: true })
  onApply()
}
