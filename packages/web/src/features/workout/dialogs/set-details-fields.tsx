import type { Measure } from '@fonte/domain/exercise/measure'
import { effortFigure, efforts } from '@fonte/domain/set/effort'
import { type SetKind, setKinds } from '@fonte/domain/set/kind'
import { type Side, setBounds, sides } from '@fonte/domain/set/set-details'
import { storedLength } from '@fonte/domain/words/text-length'
import { countBounds, parseCount } from '@fonte/domain/workout/entry'
import type { DetailedLift, RecordedSet } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { useEffort } from '../../../platform/words/effort.ts'
import { setWords, shownKinds } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { workoutMessages } from '../workout-messages.ts'

/** What a recorded set says besides the figures of its two boxes, as it is being corrected. */
interface DetailsForm {
  readonly kind: SetKind
  readonly rir: number | undefined
  /** How long a carry took, as typed. */
  readonly seconds: string
  readonly side: Side | undefined
  readonly note: string
}

/** The details of a set under correction; `details` is what they count as, null while one is over its bound. */
export interface DetailsCorrection {
  readonly form: DetailsForm
  readonly change: (typed: Partial<DetailsForm>) => void
  readonly details: Partial<DetailedLift> | null
}

/** What is recorded, but for what is typed. What the set does not say any more is named, so that it goes. */
export function useDetailsCorrection(recorded: RecordedSet, measure: Measure): DetailsCorrection {
  const [typed, setTyped] = useState<Partial<DetailsForm>>({})
  const form: DetailsForm = {
    kind: recorded.kind ?? 'work',
    rir: recorded.rir,
    seconds: String(recorded.seconds ?? ''),
    side: recorded.side,
    note: recorded.note ?? '',
    ...typed,
  }
  const seconds = parseCount(form.seconds, 'time')
  const details = {
    kind: form.kind === 'work' && recorded.kind === undefined ? undefined : form.kind,
    rir: form.rir,
    side: form.side,
    note: form.note.trim().normalize('NFC') || undefined,
    ...(measure === 'distance' && { seconds: seconds.value || undefined }),
  }
  return {
    form,
    change: (next) => setTyped((before) => ({ ...before, ...next })),
    details:
      (measure === 'distance' && seconds.problem) || storedLength(form.note) > setBounds.note.max ? null : details,
  }
}

interface Props {
  correction: DetailsCorrection
  measure: Measure
  /** What was recorded as the effort: it can be corrected even where it is not asked for any more. */
  recordedRir: number | undefined
  /** Whether its exercise is done with one side after the other. */
  hasSides: boolean
}

/** The kind, the effort, the time of a carry and the note of a recorded set. */
export function SetDetailsFields({ correction: { form, change }, measure, recordedRir, hasSides }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { number } = useFormats()
  const { asked } = useEffort()
  const tooLong = useTooLong()
  const isTooSlow = parseCount(form.seconds, 'time').problem !== null
  const options = shownKinds.map((kind) => ({ value: kind, label: kinds[kind] }))
  return (
    <>
      {measure === 'distance' && (
        <Field
          label={kinds.seconds}
          error={isTooSlow ? words.countTooLarge({ measure: 'time', most: number(countBounds.time) }) : undefined}
        >
          <TextInput
            inputMode="numeric"
            value={form.seconds}
            onChange={({ target }) => change({ seconds: target.value })}
          />
        </Field>
      )}
      <Field label={kinds.kind}>
        <Select
          options={options}
          value={form.kind}
          onChange={({ target }) => change({ kind: setKinds.find((kind) => kind === target.value) ?? 'work' })}
        />
      </Field>
      {(asked !== 'none' || recordedRir !== undefined) && (
        <EffortField rir={form.rir} onChange={(rir) => change({ rir })} />
      )}
      {hasSides && (
        <Field label={kinds.side}>
          <Select
            options={[
              { value: '', label: kinds.bothSides },
              ...sides.map((side) => ({ value: side, label: kinds[side] })),
            ]}
            value={form.side ?? ''}
            onChange={({ target }) => change({ side: sides.find((side) => side === target.value) })}
          />
        </Field>
      )}
      <Field label={words.setNote} error={tooLong(form.note, setBounds.note.max)}>
        <TextArea rows={2} value={form.note} onChange={({ target }) => change({ note: target.value })} />
      </Field>
    </>
  )
}

interface EffortProps {
  rir: number | undefined
  onChange: (rir: number | undefined) => void
}

function EffortField({ rir, onChange }: EffortProps) {
  const { noEffort } = useWords(setWords)
  const { scale, field } = useEffort()
  const { number } = useFormats()
  const options = efforts.map((each) => ({ value: String(each), label: number(effortFigure(scale, each)) }))
  return (
    <Field label={field}>
      <Select
        options={[{ value: '', label: noEffort }, ...options]}
        value={String(rir ?? '')}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </Field>
  )
}
