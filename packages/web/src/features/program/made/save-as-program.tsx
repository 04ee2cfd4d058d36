import type { Program } from '@fonte/contract/program'
import type { ProgramExercise } from '@fonte/domain/program/program'
import { dictionary } from '@fonte/domain/words/dictionary'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { createProgramKind, programEntityKey } from '../program-outbox.ts'

const messages = dictionary({
  saveAsProgram: { fr: 'Enregistrer comme programme', en: 'Save as program' },
  saved: { fr: 'Programme enregistré.', en: 'Program saved.' },
})

interface Props {
  name: string
  /** What the program is to ask for. */
  exercises: () => readonly ProgramExercise[]
}

/** Makes a program of one's own out of a workout, once. */
export function SaveAsProgram({ name, exercises }: Props) {
  const words = useWords(messages)
  const { user } = useSignedIn()
  const [saved, setSaved] = useState(false)
  const { run, pending } = useKeptChange(async () => {
    const payload: Program = {
      id: newUuid(),
      name,
      name_en: null,
      description: '',
      description_en: null,
      image_url: null,
      is_public: false,
      is_predefined: false,
      user_id: user.id,
      copied_from_program_id: null,
      version: 1,
      updated_at: new Date(now()).toISOString(),
      exercises: [...exercises()],
    }
    await outbox.enqueue(createProgramKind, { id: payload.id, entityKey: programEntityKey(payload.id), payload })
    setSaved(true)
  })
  if (saved) return <p role="status">{words.saved}</p>
  return (
    <Button pending={pending} onClick={() => void run()}>
      {words.saveAsProgram}
    </Button>
  )
}
