import type { PastColumns } from '@fonte/domain/history/past/columns'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { PastRow } from '@fonte/domain/history/past/form'
import { sides } from '@fonte/domain/set/set-details'
import { useId } from 'react'
import { setWords, shownKinds } from '../../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx'
import { EffortInput } from '../../../../ui/effort-input.tsx'
import { Field, FieldError } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { pastMessages } from '../past-messages.ts'
import type { PastProblemTexts } from '../past-problem-texts.ts'
import type { PastChanges } from '../use-past-form.ts'

interface Props {
  row: PastRow
  /** Positions from 0: of the exercise, and of the set in it. */
  lift: number
  index: number
  /** What stands before it, and the name that says the same. */
  mark: string
  name: string
  columns: PastColumns
  /** Whether its exercise is done with one side after the other. */
  hasSides: boolean
  /** Whether its weight is the resistance of a band, which may be left out. */
  isResistance: boolean
  names: Readonly<Record<PastField, string>>
  problems: PastProblemTexts
  changes: PastChanges
  onRemove: () => void
}

/** A set of a past workout as a line to type into. */
export function PastSetLine(props: Props) {
  const { row, lift, index, mark, name, columns, hasSides, isResistance, names, problems, changes, onRemove } = props
  const words = useWords(pastMessages)
  const kinds = useWords(setWords)
  const { lang } = useFormats()
  const id = useId()
  const path = `lifts.${lift}.rows.${index}.`
  const hasEffort = columns.more.includes('rir')
  const below = columns.more.filter((field) => field !== 'rir')
  const wrong = Object.entries(problems).filter(([at]) => at.startsWith(path))
  const isWrong = (field: PastField) =>
    wrong.some(([at]) => at === `${path}${field}` || (at === `${path}reps` && field === columns.main[0]))
  const input = (field: PastField) => {
    const value = row[field] ?? ''
    const type = (text: string) => changes.figure(lift, index, field, text)
    const attributes = {
      'aria-label': names[field],
      'aria-invalid': isWrong(field) ? true : undefined,
      'aria-describedby': wrong.length > 0 ? id : undefined,
      enterKeyHint: 'next',
    } as const
    if (field === 'rir') return <EffortInput {...attributes} rir={value} onType={type} />
    return (
      <NumberInput
        {...attributes}
        inputMode={field === 'reps' || field === 'seconds' || field === 'distance' ? 'numeric' : 'decimal'}
        isOptional={field === 'weight' && isResistance}
        value={lang === 'fr' ? value.replace('.', ',') : value}
        onChange={({ target }) => type(target.value)}
      />
    )
  }
  const items = shownKinds.map((kind) => ({
    label: kinds[kind],
    ...(kind === row.kind && { icon: 'check' as const }),
    onSelect: () => changes.kind(lift, index, kind),
  }))
  return (
    <fieldset aria-label={name}>
      <div className={classNames('past-row', hasEffort && 'with-effort')}>
        <DropdownMenu label={words.kindOf({ name })} items={items} align="start">
          <span className={classNames('past-kind', row.kind === 'warmup' && 'dashed')} data-mark={mark} />
        </DropdownMenu>
        {input(columns.main[0])}
        {input(columns.main[1])}
        {hasEffort && input('rir')}
        <IconButton icon="close" label={words.removeSet({ name })} onClick={onRemove} />
      </div>
      {(hasSides || below.length > 0) && (
        <div className="set-details">
          {hasSides && <SideChoice side={row.side} onChange={(side) => changes.side(lift, index, side)} />}
          {below.map((field) => (
            <span key={field} className="set-detail">
              <span aria-hidden="true">{names[field]}</span>
              {input(field)}
            </span>
          ))}
        </div>
      )}
      {row.note !== undefined && (
        <SetNote
          note={row.note}
          describedBy={wrong.length > 0 ? id : undefined}
          isWrong={problems[`${path}note`] !== undefined}
          onChange={(note) => changes.noteRow(lift, index, note)}
        />
      )}
      {wrong.length > 0 && <FieldError id={id}>{wrong.map(([, text]) => text).join(' ')}</FieldError>}
    </fieldset>
  )
}

interface NoteProps {
  note: string
  describedBy: string | undefined
  isWrong: boolean
  onChange: (note: string) => void
}

function SetNote({ note, describedBy, isWrong, onChange }: NoteProps) {
  const words = useWords(pastMessages)
  return (
    <Field label={words.setNote} className="past-note">
      <TextArea
        rows={1}
        value={note}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

function SideChoice({ side, onChange }: { side: PastRow['side']; onChange: (side: PastRow['side']) => void }) {
  const words = useWords(setWords)
  const options = [{ value: '', label: words.bothSides }, ...sides.map((value) => ({ value, label: words[value] }))]
  return (
    <Select
      aria-label={words.side}
      options={options}
      value={side ?? ''}
      onChange={({ target }) => onChange(sides.find((each) => each === target.value))}
    />
  )
}
