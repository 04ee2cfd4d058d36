import { programBounds } from '@fonte/domain/program/bounds'
import { dictionary } from '@fonte/domain/words/dictionary'
import { storedLength } from '@fonte/domain/words/text-length'
import { type FormEvent, useState } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { historyEntityKey, updateWorkoutKind } from '../../history/history-outbox.ts'
import { withoutMarks } from '../../history/history-overlay.ts'
import { useEntry } from '../../history/log/use-entry.ts'

const messages = dictionary({
  name: { fr: 'Nom de la séance', en: 'Workout name' },
  rename: { fr: 'Renommer', en: 'Rename' },
  renamed: { fr: 'Nom enregistré.', en: 'Name saved.' },
})

/** Gives a finished workout without a program a name of its own in the history. */
export function RenameWorkout({ id }: { id: string }) {
  const words = useWords(messages)
  const { entry } = useEntry(id)
  const [typed, setTyped] = useState<string | null>(null)
  const { run, pending } = useKeptChange(async (program_name: string) => {
    if (!entry) return
    const base = withoutMarks(entry)
    const payload = { entry: { ...base, program_name }, base }
    await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey(id), payload })
  })
  if (!entry) return null
  const name = (typed ?? entry.program_name).trim()
  const isNew = name !== entry.program_name && storedLength(name) >= programBounds.name.min
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isNew) void run(name)
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={save}>
      <Field label={words.name} className="min-w-0 flex-1">
        <TextInput
          value={typed ?? entry.program_name}
          maxLength={programBounds.name.max}
          enterKeyHint="done"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" disabled={!isNew} pending={pending}>
        {words.rename}
      </Button>
      <p role="status" className="basis-full">
        {typed !== null && !isNew && name !== '' && words.renamed}
      </p>
    </form>
  )
}
