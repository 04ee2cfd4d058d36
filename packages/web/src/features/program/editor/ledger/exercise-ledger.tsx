import type { ProgramForm } from '@fonte/domain/program/form'
import { type GroupPart, groupParts } from '@fonte/domain/program/groups'
import { placeOf } from '@fonte/domain/set/place'
import { localized } from '@fonte/domain/words/localized'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { orderMessages } from '../../../../ui/drag/order-messages.ts'
import { dropClass, useDragOrder } from '../../../../ui/drag/use-drag-order.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { Section } from '../../../../ui/section.tsx'
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useExercises } from '../../../exercise/exercise-queries.ts'
import { useMuscles } from '../../../muscle/muscle-queries.ts'
import { editorMessages } from '../editor-messages.ts'
import { type ProblemTexts, problemsOfExercise } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { ExerciseCard } from './exercise-card.tsx'

interface Props {
  form: ProgramForm
  problems: ProblemTexts
  changes: FormChanges
  onAdd: () => void
}

/** The exercises of the form in their order; moves are told to those who do not see them. */
export function ExerciseLedger({ form, problems, changes, onAdd }: Props) {
  const words = useWords(editorMessages)
  const order = useWords(orderMessages)
  const { lang, number } = useFormats()
  const exercises = useExercises()
  const muscles = useMuscles()
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const { exercises: rows } = form
  const parts = useGroupParts(rows)
  const count = rows.length
  const move = useCallback(
    (from: number, to: number, name: string) => {
      if (to < 0 || to >= count) return
      changes.move(from, to)
      setSaid(order.movedTo({ name, place: to + 1, count }))
    },
    [changes, order, count],
  )
  const nameAt = (index: number) => {
    const row = rows[index]
    return row ? localized(exercises.find(row.exercise_id) ?? row, 'name', lang) : ''
  }
  const drag = useDragOrder<HTMLDivElement>((from, to) => move(from, to, nameAt(from)))
  useFocusAfterEmpty(count, drag.list)
  const places = rows.map(placeOf)
  useFocusAfterRemoval(places, (at) => {
    const menu = drag.list.current?.children[at]?.querySelector<HTMLElement>('[aria-haspopup="menu"]')
    ;(menu ?? addButton.current)?.focus()
  })
  return (
    <Section
      title={words.exercises}
      count={number(count)}
      className="program-exercises"
      action={count > 0 && <AddButton onClick={onAdd} className="max-sm:hidden" />}
    >
      {problems.exercises && (
        <div className="mb-3" data-problem tabIndex={-1}>
          <FieldError>{problems.exercises}</FieldError>
        </div>
      )}
      {count === 0 && (
        <EmptyState title={words.noExercise} action={<AddButton ref={addButton} onClick={onAdd} />}>
          {words.noExerciseText}
        </EmptyState>
      )}
      <div className="stack gap-3!" ref={drag.list}>
        {rows.map((row, index) => (
          <div key={placeOf(row)} data-item data-drop={drag.dropAt(index)} className={`stack gap-3! ${dropClass}`}>
            <ExerciseCard
              row={row}
              index={index}
              count={count}
              part={parts[index] ?? null}
              exercise={exercises.find(row.exercise_id)}
              muscles={muscles}
              problems={problemsOfExercise(problems, index)}
              changes={changes}
              onGrab={drag.start}
              onMove={move}
              onSay={setSaid}
            />
          </div>
        ))}
      </div>
      {count > 0 && <AddButton onClick={onAdd} className="mt-4 w-full sm:hidden" />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Section>
  )
}

/** The button of the empty list goes with it: the focus goes on to the first exercise. */
function useFocusAfterEmpty(count: number, list: RefObject<HTMLElement | null>) {
  const wasEmpty = useRef(count === 0)
  useEffect(() => {
    if (wasEmpty.current && count > 0) list.current?.querySelector('button')?.focus({ preventScroll: true })
    wasEmpty.current = count === 0
  }, [count, list])
}

/** The parts of the rows in their groups, the same objects for as long as the groups are the same: a key typed redraws one card. */
function useGroupParts(rows: ProgramForm['exercises']): readonly (GroupPart | null)[] {
  const groups = rows.map(({ group }) => group ?? '').join()
  return useMemo(() => groupParts(groups.split(',').map((group) => (group ? { group: Number(group) } : {}))), [groups])
}

/** In the empty list; else in the head on wide screens, and below the exercises on a phone, where the next one goes. */
function AddButton(props: { onClick: () => void; className?: string; ref?: RefObject<HTMLButtonElement | null> }) {
  const words = useWords(editorMessages)
  return (
    <Button icon="plus" {...props}>
      {words.addExercises}
    </Button>
  )
}
