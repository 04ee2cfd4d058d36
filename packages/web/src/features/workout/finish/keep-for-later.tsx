import type { Program } from '@fonte/contract/program'
import { isWork } from '@fonte/domain/set/is-work'
import { programChanges, swapsAlone } from '@fonte/domain/workout/history/program-changes'
import {
  asksTheSame,
  correctedLoads,
  exercisesDone,
  hasChangedExercises,
  type KeptLoads,
  keptExercises,
  liftedOtherLoads,
} from '@fonte/domain/workout/history/saved-exercises'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import type { Finished } from '@fonte/domain/workout/state'
import { useMemo, useState } from 'react'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { SaveAsProgram } from '../../program/made/save-as-program.tsx'
import { programEntityKey, updateProgramKind } from '../../program/program-outbox.ts'
import { useProgram } from '../../program/program-queries.ts'
import { ChangesTold } from './changes-told.tsx'
import { savingMessages } from './saving-messages.ts'

/** What of a finished workout can be kept for the next ones: its changes in its program, or a program of its name made of it. */
export function KeepForLater({ state, name }: { state: Finished; name: string }) {
  const words = useWords(savingMessages)
  const { user } = useSignedIn()
  const { program } = useProgram(state.program.id)
  // A program that has just taken the changes asks for something else: what was answered stays said of this state.
  const [answered, setAnswered] = useState<{ answer: 'kept' | 'left'; state: Finished } | null>(null)
  const setAnswer = (answer: 'kept' | 'left') => setAnswered({ answer, state })
  const isOwn = program?.user_id === user.id
  if (answered) {
    if (answered.answer === 'kept' && program && isOwn && correctedLoads(program.exercises, answered.state, state))
      return <PutLoads program={program} state={state} onAnswer={setAnswer} />
    return <p role="status">{answered.answer === 'kept' ? words.changesKept : words.changesLeft}</p>
  }
  const changed = hasChangedExercises(state)
  if (program && isOwn && asksTheSame(program, state)) {
    const parts = { program, state, onAnswer: setAnswer }
    if (changed) return <KeepChanges {...parts} />
    return liftedOtherLoads(program.exercises, state) ? <PutLoads {...parts} /> : null
  }
  if (state.recorded.some(isWork) && (isQuick(state.program) || (changed && !isOwn)))
    return <SaveAsProgram name={name} exercises={() => exercisesDone(state)} />
  return null
}

interface KeepProps {
  program: Program
  state: Finished
  onAnswer: (answer: 'kept' | 'left') => void
}

/** Saves the program as the workout was, and says so. */
function useSaveProgram({ program, state, onAnswer }: KeepProps) {
  return useKeptChange(async (loads: KeptLoads) => {
    const exercises = [...keptExercises(program.exercises, state, loads)]
    const payload = { program: { ...program, exercises }, base: program }
    await outbox.enqueue(updateProgramKind, { entityKey: programEntityKey(program.id), payload })
    onAnswer('kept')
  })
}

/** The weights that were lifted become those of the program, where they differ. */
function PutLoads(props: KeepProps) {
  const words = useWords(savingMessages)
  const { run, pending } = useSaveProgram(props)
  return (
    <Button icon="plates" className="justify-self-start" pending={pending} onClick={() => void run('lifted')}>
      {words.putLoads}
    </Button>
  )
}

/** Asks once whether the program is to be as the workout was. */
function KeepChanges(props: KeepProps) {
  const { program, state, onAnswer } = props
  const words = useWords(savingMessages)
  const changes = useMemo(() => programChanges(state), [state])
  const swaps = swapsAlone(changes)
  const question = swaps > 0 ? words.keepSwaps(swaps) : words.keepChanges
  const otherLoads = useMemo(() => liftedOtherLoads(program.exercises, state), [program, state])
  const [loads, setLoads] = useState<KeptLoads>('planned')
  const { run, pending } = useSaveProgram(props)
  return (
    <section className="grid gap-3" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      <ChangesTold changes={changes} />
      {otherLoads && (
        <Checkbox
          label={words.loadsToo}
          checked={loads === 'lifted'}
          onChange={({ target }) => setLoads(target.checked ? 'lifted' : 'planned')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" pending={pending} onClick={() => void run(loads)}>
          {words.keep}
        </Button>
        <Button onClick={() => onAnswer('left')}>{words.leave}</Button>
      </div>
    </section>
  )
}
