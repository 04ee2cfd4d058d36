import type { PastForm } from '@fonte/domain/history/past/form'
import { isLongWorkout } from '@fonte/domain/history/past/problems'
import { now } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { pastMessages } from './past-messages.ts'
import type { PastProblemTexts } from './past-problem-texts.ts'
import type { PastChanges } from './use-past-form.ts'

interface Props {
  form: PastForm
  problems: PastProblemTexts
  changes: PastChanges
  /** Whether its times are those of another place than the reader's. */
  isElsewhere: boolean
}

/** The name of a past workout, its day, its start, its duration and what was written about it. */
export function PastFields({ form, problems, changes, isElsewhere }: Props) {
  const words = useWords(pastMessages)
  const text = (field: 'name' | 'day' | 'start' | 'minutes') => ({
    value: form[field],
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    required: true,
    onChange: (event: { target: { value: string } }) => changes.text(field, event.target.value),
  })
  return (
    <div className="stack">
      <Field label={words.name} error={problems.name}>
        <TextInput {...text('name')} />
      </Field>
      <div className="past-times">
        <Field label={words.day} error={problems.day} hint={isElsewhere ? words.otherZone : undefined}>
          <TextInput {...text('day')} type="date" min="1950-01-01" max={localDay(now())} />
        </Field>
        <Field label={words.start} error={problems.start}>
          <TextInput {...text('start')} type="time" />
        </Field>
        <Field label={words.minutes} error={problems.minutes} hint={isLongWorkout(form) ? words.long : undefined}>
          <TextInput {...text('minutes')} inputMode="numeric" size={4} />
        </Field>
      </div>
      <Field label={words.workoutNote} error={problems.note}>
        <TextArea rows={2} value={form.note ?? ''} onChange={(event) => changes.text('note', event.target.value)} />
      </Field>
    </div>
  )
}
