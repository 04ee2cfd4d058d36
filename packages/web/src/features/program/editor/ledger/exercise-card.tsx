import type { Exercise } from '@fonte/contract/exercise'
import type { FormExercise } from '@fonte/domain/program/form'
import { localized } from '@fonte/domain/words/localized'
import { memo, type PointerEvent, useId, useState } from 'react'
import { useLanguage } from '../../../../platform/words/language.ts'
import { useWords } from '../../../../platform/words/words.ts'
import type { MenuEntry } from '../../../../ui/dropdown-menu-panel.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { useToast } from '../../../../ui/toast.ts'
import { useOpenExercise } from '../../../exercise/use-exercise-url.ts'
import type { Muscles } from '../../../muscle/muscle-queries.ts'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { DefaultRest } from './default-rest.tsx'
import { ExerciseCardHead } from './exercise-card-head.tsx'
import { SetLedger } from './set-ledger.tsx'

interface Props {
  row: FormExercise
  index: number
  /** How many exercises the program has. */
  count: number
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
  const { row, index, count, exercise, muscles, problems, changes, onSay } = props
  const lang = useLanguage()
  const id = useId()
  const openExercise = useOpenExercise()
  const [ordering, setOrdering] = useState(false)
  const name = localized(exercise ?? row, 'name', lang)
  const menu = useMenu(props, name, () => setOrdering(true))
  return (
    <>
      <section className="exercise-card open" aria-labelledby={id}>
        <ExerciseCardHead
          id={id}
          name={name}
          exercise={exercise}
          muscles={muscles}
          menu={menu}
          onDetails={() => openExercise(row.exercise_id, name)}
          onGrab={(event) => props.onGrab(index, event)}
          onStep={(step) => props.onMove(index, index + step, name)}
        />
        <SetLedger
          exercise={row}
          index={index}
          problems={problems}
          changes={changes}
          ordering={ordering}
          onOrdered={() => setOrdering(false)}
          onSay={onSay}
        />
        {problems[''] && <FieldError>{problems['']}</FieldError>}
      </section>
      {index < count - 1 && (
        <DefaultRest
          value={row.default_rest}
          error={problems.default_rest}
          onChange={(value) => changes.defaultRest(index, value)}
        />
      )}
    </>
  )
})

function useMenu({ row, index, count, changes, onMove }: Props, name: string, onOrder: () => void): MenuEntry[] {
  const words = useWords(editorMessages)
  const { toast } = useToast()
  const remove = () => {
    changes.remove(index)
    const action = { label: words.undo, onAction: () => changes.restore(index, row) }
    toast({ title: words.removed, description: name, action })
  }
  const step = (to: number) => () => onMove(index, to, name)
  return [
    { label: words.up, icon: 'arrow-up', disabled: index === 0, onSelect: step(index - 1) },
    { label: words.down, icon: 'arrow-down', disabled: index === count - 1, onSelect: step(index + 1) },
    { label: words.orderSets, icon: 'list', disabled: row.sets.length < 2, onSelect: onOrder },
    { label: words.remove, icon: 'trash', danger: true, onSelect: remove },
  ]
}
