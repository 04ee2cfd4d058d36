import type { Program } from '@fonte/contract/program'
import { localized } from '@fonte/domain/words/localized'
import {
  asksTheSame,
  exercisesDone,
  hasChangedExercises,
  keptExercises,
  swapsAlone,
} from '@fonte/domain/workout/history/saved-exercises'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import type { Finished } from '@fonte/domain/workout/state'
import { useState } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { outboxMessages } from '../../../platform/outbox/outbox-messages.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { SaveAsProgram } from '../../program/made/save-as-program.tsx'
import { programEntityKey, updateProgramKind } from '../../program/program-outbox.ts'
import { useProgram } from '../../program/program-queries.ts'
import { savingMessages } from './saving-messages.ts'

/** What of a finished workout can be kept for the next ones: its changes in its program, or a program made of it. */
export function KeepForLater({ state }: { state: Finished }) {
  const words = useWords(savingMessages)
  const { user } = useSignedIn()
  const { program } = useProgram(state.program.id)
  // A program that has just taken the changes asks for something else: what was answered stays said.
  const [answer, setAnswer] = useState<'kept' | 'left' | null>(null)
  if (answer) return <p role="status">{answer === 'kept' ? words.changesKept : words.changesLeft}</p>
  const changed = hasChangedExercises(state)
  const isOwn = program?.user_id === user.id
  if (program && isOwn && changed && asksTheSame(program, state))
    return <KeepChanges program={program} state={state} onAnswer={setAnswer} />
  if (isQuick(state.program) || (changed && !isOwn)) return <SaveWorkout state={state} />
  return null
}

interface KeepProps {
  program: Program
  state: Finished
  onAnswer: (answer: 'kept' | 'left') => void
}

/** Asks once whether the program is to be as the workout was. */
function KeepChanges({ program, state, onAnswer }: KeepProps) {
  const words = useWords(savingMessages)
  const swaps = swapsAlone(state)
  const question = swaps > 0 ? words.keepSwaps(swaps) : words.keepChanges
  const keep = useKeep()
  const save = () =>
    keep(async () => {
      const exercises = [...keptExercises(program.exercises, state)]
      const payload = { program: { ...program, exercises }, base: program }
      await outbox.enqueue(updateProgramKind, { entityKey: programEntityKey(program.id), payload })
      onAnswer('kept')
    })
  return (
    <section className="grid gap-3" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={save}>
          {words.keep}
        </Button>
        <Button onClick={() => onAnswer('left')}>{words.leave}</Button>
      </div>
    </section>
  )
}

function SaveWorkout({ state }: { state: Finished }) {
  const { lang } = useFormats()
  return <SaveAsProgram name={localized(state.program, 'name', lang)} exercises={() => exercisesDone(state)} />
}

/** Does what the device is to keep, and says where it did not. */
function useKeep(): (work: () => Promise<void>) => void {
  const words = useWords(outboxMessages)
  const { toast } = useToast()
  return (work) => {
    work().catch((failure: unknown) => {
      reportError(failure)
      toast({ title: words.notKept, description: words.notKeptText, variant: 'destructive' })
    })
  }
}
