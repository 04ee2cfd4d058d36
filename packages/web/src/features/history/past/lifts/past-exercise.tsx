import type { Exercise } from '@fonte/contract/exercise'
import { type PastColumns, pastColumns } from '@fonte/domain/history/past/columns'
import { isBlank } from '@fonte/domain/history/past/content'
import type { PastLift } from '@fonte/domain/history/past/form'
import { localized } from '@fonte/domain/words/localized'
import { type KeyboardEvent, memo, useId, useRef } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { useOpenExercise } from '../../exercise/use-exercise-url.ts'
import { pastMessages } from './past-messages.ts'
import type { PastProblemTexts } from './past-problem-texts.ts'
import { PastSetLine } from './past-set-line.tsx'
import { useLiftMenu } from './use-lift-menu.ts'
import type { PastChanges } from './use-past-form.ts'
import { usePastNames } from './use-past-names.ts'

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
export const PastExercise = memo(function PastExercise({
  lift,
  index,
  count,
  exercise,
  problems,
  changes,
  onSay,
}: Props) {
  const words = useWords(pastMessages)
  const { eachSide } = useWords(setWords)
  const lang = useLanguage()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const openExercise = useOpenExercise()
  const name = exercise ? localized(exercise, 'name', lang) : lift.name
  const measured = exercise ?? {}
  const columns = pastColumns(measured, lift.rows)
  const names = usePastNames(measured)
  const hasSides = exercise?.sides === 'each' || lift.rows.some(({ side, origin }) => side ?? origin?.set.side)
  const menu = useLiftMenu({ lift, name, index, count, columns, names, changes, onSay })
  const add = (like: 'last' | 'empty') => {
    changes.addRow(index, like)
    onSay(words.setAdded({ count: lift.rows.length + 1 }))
    // Once the row stands there, it is typed into.
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const key = (event: KeyboardEvent) => {
    const last = lift.rows.at(-1)
    const inputs = section.current?.querySelectorAll('input')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== inputs?.[inputs.length - 1]) return
    // Who types no further set goes on to the next exercise.
    if (!last || isBlank(last)) return
    event.preventDefault()
    event.stopPropagation()
    add('empty')
  }
  const remove = (row: number) => {
    changes.removeRow(index, row)
    onSay(words.setRemoved)
  }
  return (
    <section ref={section} className="border-t-2 border-hair pt-3" aria-labelledby={id} onKeyDown={key}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="title min-w-0 text-22 wrap-anywhere" id={id}>
          <button type="button" className="text-left" onClick={() => openExercise(lift.exercise_id, name)}>
            {name}
          </button>
          {exercise?.sides === 'each' && <span className="secondary-text"> · {eachSide}</span>}
        </h3>
        <DropdownMenu label={words.actionsOf({ name })} items={menu} />
      </div>
      <div className="grid gap-2">
        <Headings columns={columns} names={names} />
        {lift.rows.map((row, at) => (
          <PastSetLine
            key={row.key}
            row={row}
            lift={index}
            index={at}
            number={lift.rows.slice(0, at + 1).filter(({ kind }) => kind === 'work').length}
            columns={columns}
            hasSides={hasSides}
            names={names}
            problems={problems}
            changes={changes}
            onRemove={() => remove(at)}
          />
        ))}
        <Button variant="quiet" icon="plus" className="justify-self-start" onClick={() => add('last')}>
          {words.addSet}
        </Button>
      </div>
    </section>
  )
})

function Headings({
  columns: { main, more },
  names,
}: {
  columns: PastColumns
  names: ReturnType<typeof usePastNames>
}) {
  const hasEffort = more.includes('rir')
  return (
    <div className={classNames('past-row headings', hasEffort && 'with-effort')} aria-hidden="true">
      <span />
      <span>{names[main[0]]}</span>
      <span>{names[main[1]]}</span>
      {hasEffort && <span>RIR</span>}
      <span />
    </div>
  )
}
