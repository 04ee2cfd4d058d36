import type { Exercise } from '@fonte/contract/exercise'
import { loadName } from '@fonte/domain/exercise/load-name'
import { pastColumns } from '@fonte/domain/history/past/columns'
import type { PastLift } from '@fonte/domain/history/past/form'
import { localized } from '@fonte/domain/words/localized'
import { memo, useId } from 'react'
import { useLanguage } from '../../../../platform/words/language.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ExerciseName } from '../../../exercise/exercise-name.tsx'
import { useOrdering } from '../../../program/editor/frame/use-ordering.ts'
import { pastMessages } from '../past-messages.ts'
import type { PastProblemTexts } from '../past-problem-texts.ts'
import type { PastChanges } from '../use-past-form.ts'
import { usePastNames } from './past-names.ts'
import { PastSetOrder } from './past-set-order.tsx'
import { PastSets } from './past-sets.tsx'
import { useAddRow } from './use-add-row.ts'
import { useLiftMenu } from './use-lift-menu.ts'

interface Props {
  lift: PastLift
  index: number
  /** How many exercises the workout has. */
  count: number
  /** What the library says about it, when it has it. */
  exercise: Exercise | undefined
  problems: PastProblemTexts
  changes: PastChanges
  onSay: (text: string) => void
}

/** An exercise of a past workout with its sets. */
export const PastExercise = memo(function PastExercise(props: Props) {
  const { lift, index, count, exercise, problems, changes, onSay } = props
  const words = useWords(pastMessages)
  const { eachSide } = useWords(setWords)
  const lang = useLanguage()
  const id = useId()
  const isWrong = Object.keys(problems).some((path) => path.startsWith(`lifts.${index}.rows`))
  const [ordering, setOrdering] = useOrdering(isWrong)
  const name = exercise ? localized(exercise, 'name', lang) : lift.name
  const measured = exercise ?? {}
  const columns = pastColumns(measured, lift.rows)
  const names = usePastNames(measured)
  const { section, add, key } = useAddRow({ lift, index, changes, onSay })
  const onOrder = () => setOrdering(true)
  const menu = useLiftMenu({ lift, name, index, count, isWrong, columns, names, changes, onSay, onOrder })
  return (
    <section ref={section} className="border-t-2 border-hair pt-3" aria-labelledby={id} onKeyDown={key}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="title min-w-0 text-22 wrap-anywhere" id={id}>
          <ExerciseName exerciseId={lift.exercise_id} name={name} className="" />
          {exercise?.sides === 'each' && <span className="secondary-text"> · {eachSide}</span>}
        </h3>
        <DropdownMenu label={words.actionsOf({ name })} items={menu} />
      </div>
      {lift.note !== undefined && (
        <Field label={words.exerciseNote} error={problems[`lifts.${index}.note`]} className="mb-3">
          <TextArea rows={2} value={lift.note} onChange={({ target }) => changes.note(index, target.value)} />
        </Field>
      )}
      {ordering ? (
        <PastSetOrder
          rows={lift.rows}
          onMove={(from, to) => changes.moveRow(index, from, to)}
          onDone={() => setOrdering(false)}
          onSay={onSay}
        />
      ) : (
        <PastSets
          lift={lift}
          index={index}
          columns={columns}
          names={names}
          isEachSide={exercise?.sides === 'each'}
          isResistance={loadName(measured) === 'resistance'}
          problems={problems}
          changes={changes}
          onAdd={() => add('last')}
          onSay={onSay}
        />
      )}
    </section>
  )
})
