import { distinctName } from '@fonte/domain/program/distinct-name'
import type { ProgramExercise } from '@fonte/domain/program/program'
import { dictionary } from '@fonte/domain/words/dictionary'
import { useState } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { newOwnProgram } from '../new-own-program.ts'
import { namesOfOwn } from '../own-names.ts'
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

/** Makes a program of one's own out of a workout, once; where another has its name, a number follows it. */
export function SaveAsProgram({ name, exercises }: Props) {
  const words = useWords(messages)
  const { user } = useSignedIn()
  const [saved, setSaved] = useState(false)
  const { run, pending } = useKeptChange(async () => {
    const content = {
      name: distinctName(name, namesOfOwn()),
      description: '',
      image_url: null,
      exercises: [...exercises()],
    }
    const payload = newOwnProgram(user.id, content)
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
