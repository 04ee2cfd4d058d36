import type { Exercise } from '@fonte/contract/exercise'
import { programBounds } from '@fonte/domain/program/bounds'
import type { FormExercise } from '@fonte/domain/program/form'
import type { GroupPart } from '@fonte/domain/program/groups'
import { localized } from '@fonte/domain/words/localized'
import { memo, type PointerEvent, useId, useState } from 'react'
import { useLanguage } from '../../../../platform/words/language.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useOpenExercise } from '../../../exercise/use-exercise-url.ts'
import type { Muscles } from '../../../muscle/muscle-queries.ts'
import type { ProblemTexts } from '../form-problems.ts'
import { useOrdering } from '../frame/use-ordering.ts'
import type { FormChanges } from '../use-program-form.ts'
import { ExerciseCardHead } from './exercise-card-head.tsx'
import { ExerciseNote } from './exercise-note.tsx'
import { RuleLine } from './progression/rule-line.tsx'
import { RestsAfter } from './rests-after.tsx'
import { SetLedger } from './set-ledger.tsx'
import { useExerciseMenu } from './use-exercise-menu.ts'

const ProgressionDialog = lazyPart(async () => (await import('./progression/progression-dialog.tsx')).ProgressionDialog)
const ColumnsDialog = lazyPart(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)

interface Props {
  row: FormExercise
  index: number
  /** How many exercises the program has. */
  count: number
  /** Its part in a superset or circuit. */
  part: GroupPart | null
  /** What the library says about it, when it has it. */
  exercise: Exercise | undefined
  muscles: Muscles
  problems: ProblemTexts
  changes: FormChanges
  onGrab: (index: number, event: PointerEvent) => void
  onMove: (from: number, to: number, name: string) => void
  onSay: (text: string) => void
}

/** One exercise of the form with its sets, and the rest before the next one. */
export const ExerciseCard = memo(function ExerciseCard(props: Props) {
  const { row, index, count, part, exercise, muscles, problems, changes, onMove, onSay } = props
  const lang = useLanguage()
  const id = useId()
  const openExercise = useOpenExercise()
  const isWrong = Object.keys(problems).some((path) => path.startsWith('sets'))
  const [ordering, setOrdering] = useOrdering(isWrong)
  const [choosing, setChoosing] = useState(false)
  const [ruling, setRuling] = useState(false)
  const name = localized(exercise ?? row, 'name', lang)
  const measured = exercise ?? {}
  const menu = useExerciseMenu({
    row,
    name,
    index,
    count,
    isWrong,
    isFull: count >= programBounds.exercises.max,
    isGrouped: part !== null,
    isLaterMember: part !== null && part.member > 0,
    changes,
    onMove,
    onOrder: () => setOrdering(true),
    onColumns: () => setChoosing(true),
    onProgression: () => setRuling(true),
  })
  return (
    <>
      <section className="exercise-card open" aria-labelledby={id}>
        <ExerciseCardHead
          id={id}
          name={name}
          exercise={exercise}
          muscles={muscles}
          menu={menu}
          part={part}
          onDetails={() => openExercise(row.exercise_id, name)}
          onGrab={(event) => props.onGrab(index, event)}
          onStep={(step) => onMove(index, index + step, name)}
        />
        <div className="min-w-0">
          {row.note !== undefined && (
            <ExerciseNote value={row.note} error={problems.note} onChange={(note) => changes.note(index, note)} />
          )}
          {row.progression && <RuleLine rule={row.progression} onOpen={() => setRuling(true)} />}
          <SetLedger
            exercise={row}
            measured={measured}
            index={index}
            problems={problems}
            changes={changes}
            ordering={ordering}
            onOrdered={() => setOrdering(false)}
            onSay={onSay}
          />
          {problems[''] && <FieldError>{problems['']}</FieldError>}
        </div>
      </section>
      <RestsAfter row={row} index={index} count={count} part={part} problems={problems} changes={changes} />
      {ruling && (
        <ProgressionDialog
          rule={row.progression}
          onChange={(rule) => changes.progression(index, rule)}
          onClose={() => setRuling(false)}
        />
      )}
      {choosing && (
        <ColumnsDialog
          row={row}
          measured={measured}
          onChange={(column, shown) => changes.column(index, column, shown)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
})
