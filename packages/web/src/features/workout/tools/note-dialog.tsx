import { noteBounds } from '@fonte/domain/history/workout-history'
import { setBounds } from '@fonte/domain/set/set-details'
import { localized } from '@fonte/domain/words/localized'
import { amendWorkout } from '@fonte/domain/workout/machine'
import type { WorkoutPlace, WorkoutSlot } from '@fonte/domain/workout/plan/place'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { type FormEvent, useId, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DiscardDialog } from '../../../ui/discard-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { useGuided } from '../guided.ts'
import { toolsMessages } from './tools-messages.ts'

const scopes = ['set', 'exercise', 'workout'] as const

type Scope = (typeof scopes)[number]

interface Props {
  /** The exercise to note something of; absent: of the workout alone. */
  place?: WorkoutPlace
  /** The set to do whose note is at hand, too. */
  slot?: WorkoutSlot | undefined
  /** What is to be noted of; the exercise unless told. */
  first?: Scope | undefined
  onClose: () => void
}

/** What there is to note today, of the set, of the exercise or of the workout. */
export function NoteDialog({ place, slot, first = 'exercise', onClose }: Props) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const { state, act } = useGuided()
  const form = useId()
  const kept = state.status === 'ready' ? {} : state.notes
  const [scope, setScope] = useState<Scope>(place ? first : 'workout')
  const before = {
    set: slot?.note ?? '',
    exercise: (place && kept.places?.[place.id]) ?? '',
    workout: kept.workout ?? '',
  }
  const labels = { set: words.setNote, exercise: words.exerciseNote, workout: words.workoutNote }
  // What is not typed here stands as it is, written by another tab meanwhile, too.
  const [typed, setTyped] = useState<Partial<typeof before>>({})
  const texts = { ...before, ...typed }
  const [leaving, setLeaving] = useState(false)
  const text = texts[scope]
  const lengthProblem = useTooLong()
  const tooLong = (one: Scope) => lengthProblem(texts[one], (one === 'set' ? setBounds : noteBounds).note.max)
  const changed = scopes.filter((one) => texts[one] !== before[one])
  const close = () => (changed.length > 0 ? setLeaving(true) : onClose())
  /** What was just typed goes along, unless something stands there: it is often seen too late of what one writes. */
  const choose = (next: Scope) => {
    setScope(next)
    if (text === before[scope] || texts[next] !== '') return
    const { [scope]: _, ...others } = typed
    setTyped({ ...others, [next]: text })
  }
  const noteOf = (one: Scope) =>
    one === 'set' && slot
      ? ({ type: 'set-note', at: now(), slot: slot.id, text: texts.set.normalize('NFC') } as const)
      : ({
          type: 'note',
          at: now(),
          place: one === 'exercise' ? place?.id : undefined,
          text: texts[one].normalize('NFC'),
        } as const)
  /** All that was typed, whichever of it is seen now. */
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const long = changed.find((one) => tooLong(one) !== undefined)
    if (long) return setScope(long)
    const notes = changed.map(noteOf)
    let after: WorkoutState = state
    for (const note of notes) {
      const next = amendWorkout(after, note)
      if (next === after) {
        toast({ title: words.notesFull, variant: 'destructive' })
        return
      }
      after = next
    }
    for (const note of notes) if (!(await act.note(note))) return
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={words.note}
      description={localized(place ?? state.program, 'name', lang)}
      footer={<NoteFooter form={form} onCancel={close} />}
    >
      <form id={form} className="grid gap-3" onSubmit={(event) => void save(event)}>
        {place && <ScopeChoice hasSet={slot !== undefined} scope={scope} onChange={choose} />}
        <Field label={labels[scope]} error={tooLong(scope)}>
          <TextArea
            value={text}
            data-first-focus=""
            onChange={(event) => setTyped({ ...typed, [scope]: event.target.value })}
          />
        </Field>
      </form>
      <DiscardDialog open={leaving} onDiscard={onClose} onKeep={() => setLeaving(false)} />
    </Dialog>
  )
}

interface ChoiceProps {
  hasSet: boolean
  scope: Scope
  onChange: (scope: Scope) => void
}

function ScopeChoice({ hasSet, scope, onChange }: ChoiceProps) {
  const words = useWords(toolsMessages)
  return (
    <SegmentedControl
      label={words.noteOf}
      options={[
        ...(hasSet ? [{ value: 'set', label: words.ofSet } as const] : []),
        { value: 'exercise', label: words.ofExercise },
        { value: 'workout', label: words.ofWorkout },
      ]}
      value={scope}
      onChange={onChange}
    />
  )
}

function NoteFooter({ form, onCancel }: { form: string; onCancel: () => void }) {
  const words = useWords(toolsMessages)
  return (
    <>
      <Button size="l" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button size="l" variant="ink" type="submit" form={form}>
        {words.save}
      </Button>
    </>
  )
}
