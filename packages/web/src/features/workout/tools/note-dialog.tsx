import { noteBounds } from '@fonte/domain/history/workout-history'
import { localized } from '@fonte/domain/words/localized'
import { amendWorkout } from '@fonte/domain/workout/machine'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { type FormEvent, useId, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useGuided } from '../guided.ts'
import { toolsMessages } from './tools-messages.ts'

type Scope = 'exercise' | 'workout'

interface Props {
  /** The exercise to note something of; absent: of the workout alone. */
  place?: WorkoutPlace
  onClose: () => void
}

/** What there is to note today, of the exercise or of the workout. */
export function NoteDialog({ place, onClose }: Props) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const { state, act } = useGuided()
  const form = useId()
  const kept = state.status === 'ready' ? {} : state.notes
  const [scope, setScope] = useState<Scope>(place ? 'exercise' : 'workout')
  const before = { exercise: (place && kept.places?.[place.id]) ?? '', workout: kept.workout ?? '' }
  const [text, setText] = useState(before[scope])
  const choose = (next: Scope) => {
    setScope(next)
    setText(before[next])
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const note = { type: 'note', at: now(), place: scope === 'exercise' ? place?.id : undefined, text } as const
    if (amendWorkout(state, note) === state) toast({ title: words.notesFull, variant: 'destructive' })
    else if (await act.note(note)) onClose()
  }
  const footer = (
    <>
      <Button size="l" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button size="l" variant="ink" type="submit" form={form}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.note}
      description={localized(place ?? state.program, 'name', lang)}
      footer={footer}
    >
      <form id={form} className="grid gap-3" onSubmit={(event) => void save(event)}>
        {place && (
          <SegmentedControl
            label={words.noteOf}
            options={[
              { value: 'exercise', label: words.ofExercise },
              { value: 'workout', label: words.ofWorkout },
            ]}
            value={scope}
            onChange={choose}
          />
        )}
        <Field label={scope === 'exercise' ? words.exerciseNote : words.workoutNote}>
          <TextArea value={text} maxLength={noteBounds.note.max} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
