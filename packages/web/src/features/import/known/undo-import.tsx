import type { Import } from '@fonte/contract/import'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { type Answer, call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { exercisesKey } from '../../exercise/exercise-outbox.ts'
import { gymQuery } from '../../gym/gym-reads.ts'
import { historyKey } from '../../history/history-reads.ts'
import { programsKey } from '../../program/program-list.ts'
import { trainingPlanQuery } from '../../training-plan/training-plan-reads.ts'
import { importMessages } from '../import-messages.ts'
import { bringImportOperations } from '../import-operations.ts'
import { importsQuery } from '../import-queries.ts'
import { cancelImport, forgetSent } from '../sending/import-commands.ts'
import { undoMessages } from './undo-messages.ts'

type Words = ReturnType<typeof undoMessages>

const told = (
  count: number | undefined = 0,
  say: (shown: string, count: number) => string,
  number: (value: number) => string,
): readonly string[] => (count > 0 ? [say(number(count), count)] : [])

/** What goes and what comes back: of workouts also where all that is here was edited since, or else that there is nothing. */
function askedOf(undone: Import, words: Words, number: (value: number) => string): string {
  const others = [
    ...told(undone.replaced, words.undoReplaced, number),
    ...told(undone.programs, words.undoPrograms, number),
    ...told(undone.measures, words.undoMeasures, number),
    ...told(undone.exercises, words.undoExercises, number),
    ...(undone.gym ? [words.undoGym] : []),
    ...(undone.plan ? [words.undoPlan] : []),
  ]
  if (undone.workouts === 0 && others.length === 0) return words.undoNothing
  const count = undone.workouts - undone.edited
  const workouts = count > 0 || others.length === 0 ? [words.undoText(number(count), count)] : []
  return [...workouts, ...others, words.undoKeeps].join(' ')
}

/** What was taken back, and what stayed; nothing is said of what there was none of. */
function toldOf(answer: Answer<'undo-import'>, words: Words, number: (value: number) => string): string {
  const { workouts, put_back, programs, measures, exercises } = answer
  const others = [
    ...told(put_back, words.putBackText, number),
    ...told(programs, words.takenPrograms, number),
    ...told(measures, words.takenMeasures, number),
    ...told(exercises, words.takenExercises, number),
    ...(answer.gym ? [words.takenGym] : []),
    ...(answer.plan ? [words.takenPlan] : []),
  ]
  const kept = [
    ...told(answer.kept_workouts, (_, count) => words.keptWorkouts(count), number),
    ...told(answer.kept_programs, (_, count) => words.keptPrograms(count), number),
    ...told(answer.kept_exercises, (_, count) => words.keptExercises(count), number),
  ]
  if (workouts === 0 && others.length === 0 && kept.length === 0) return words.undoneNothing
  const deleted = workouts > 0 || others.length === 0 ? [words.undoneText(number(workouts), workouts)] : []
  return [...deleted, ...others, ...kept].join(' ')
}

/** What an import may have brought, and itself. */
const changed = [
  importsQuery.queryKey,
  ...[historyKey, exercisesKey, programsKey],
  ...[gymQuery.queryKey, trainingPlanQuery.queryKey],
]

const renewChanged = (): void => {
  for (const key of changed) void renewReads(queryClient, key)
}

/** Forgets on this device what the server has undone; false where the device could not. */
async function forgetImport(id: string): Promise<boolean> {
  const steps = await Promise.allSettled([cancelImport(id), forgetSent(id)])
  return steps.every(({ status }) => status === 'fulfilled')
}

/** Asks before what an import brought is deleted, and says what stayed. */
export function UndoImport({ undone, onClose }: { undone: Import; onClose: () => void }) {
  const words = useWords(undoMessages)
  const { undo, undoing } = useWords(importMessages)
  const { number } = useFormats()
  const { toast } = useToast()
  const work = async () => {
    bringImportOperations()
    // First the call: where it fails, what waits must still be there. What the server refuses meanwhile goes with the rest.
    const answer = await call('undo-import', { params: { id: undone.id }, body: {} })
    const isForgotten = await forgetImport(undone.id)
    const description = [toldOf(answer, words, number), ...(isForgotten ? [] : [words.notForgotten])].join(' ')
    toast({ title: words.undoneTitle, description, variant: 'success' })
    onClose()
    renewChanged()
  }
  const { run, pending } = useCall(work, {
    title: words.undoFailed,
    describe: (failure, reason) => (isProblem(failure, 'undo-conflict') ? words.tooLate : reason),
    // Where the answer was lost the server may have undone it.
    failed: renewChanged,
  })
  return (
    <ConfirmDialog
      open
      danger
      title={words.undoTitle}
      description={askedOf(undone, words, number)}
      confirmLabel={pending ? undoing : undo}
      cancelLabel={words.keepImport}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
