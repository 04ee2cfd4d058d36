import { localized } from '@fonte/domain/words/localized'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { type FormEvent, useId, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useGuided } from '../guided.ts'
import { toolsMessages } from './tools-messages.ts'

/** Characters that a note may have. */
const longest = 500

/** What there is to note of the exercise today, and of the workout. */
export function NoteDialog({ place, onClose }: { place: WorkoutPlace; onClose: () => void }) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const { state, act } = useGuided()
  const notes = state.status === 'ready' ? {} : state.notes
  const form = useId()
  const [exercise, setExercise] = useState(notes.places?.[place.id] ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    act.change({ type: 'note', at: now(), place: place.id, text: exercise })
    onClose()
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
    <Dialog open onClose={onClose} title={words.note} description={localized(place, 'name', lang)} footer={footer}>
      <form id={form} onSubmit={save}>
        <Field label={words.exerciseNote}>
          <TextArea value={exercise} maxLength={longest} onChange={(event) => setExercise(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
