import { programBounds } from '@fonte/domain/program/bounds'
import { dictionary } from '@fonte/domain/words/dictionary'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { historyEntityKey, updateWorkoutKind } from '../../history/history-outbox.ts'
import { withoutMarks } from '../../history/history-overlay.ts'
import { useEntry } from '../../history/log/use-entry.ts'
import type { WorkoutName } from './use-workout-name.ts'

const messages = dictionary({
  name: { fr: 'Nom de la séance', en: 'Workout name' },
  renamed: { fr: 'Nom enregistré.', en: 'Name saved.' },
})

/** Gives a finished workout without a program a name of its own in the history, as soon as its field is left in any way. */
export function RenameWorkout({ id, name }: { id: string; name: WorkoutName }) {
  const words = useWords(messages)
  const { entry } = useEntry(id)
  const tooLong = useTooLong()
  const { run } = useKeptChange(async (program_name: string) => {
    if (!entry) return
    const base = withoutMarks(entry)
    const payload = { entry: { ...base, program_name }, base }
    await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey(id), payload })
  })
  const isKept = name.current === entry?.program_name
  const save = () => {
    if (!isKept) void run(name.current)
  }
  useOnceLeft(save)
  if (!entry) return null
  const leave = () => {
    if (name.typed !== null && isUnseen(name.typed)) name.type(null)
    save()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave()
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field label={words.name} error={tooLong(name.typed ?? '', programBounds.name.max)}>
        <TextInput
          value={name.typed ?? entry.program_name}
          enterKeyHint="done"
          onChange={({ target }) => name.type(target.value)}
          onBlur={leave}
        />
      </Field>
      <p role="status">{name.typed?.trim() === entry.program_name && words.renamed}</p>
    </form>
  )
}

/** Does it when the page is hidden, or the screen goes: a way back on a phone leaves no field first. */
function useOnceLeft(save: () => void) {
  const leave = useEffectEvent(save)
  useEffect(() => {
    const hide = () => leave()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      hide()
    }
  }, [])
}
