import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { programBounds } from '@fonte/domain/program/bounds'
import type { PickedExercise } from '@fonte/domain/program/editing'
import { placeOf } from '@fonte/domain/set/place'
import { localized } from '@fonte/domain/words/localized'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { PlaceUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { EditorFrame } from '../../program/editor/frame/editor-frame.tsx'
import { historyMessages } from '../history-messages.ts'
import { useDeleteWorkout } from '../use-delete-workout.ts'
import { PastExercise } from './lifts/past-exercise.tsx'
import { PastFields } from './past-fields.tsx'
import { pastMessages } from './past-messages.ts'
import { type OpenedPast, type PastEditor, usePastEditor } from './use-past-editor.ts'

const ExerciseSelector = lazyPart(
  async () => (await import('../../exercise/selector/exercise-selector.tsx')).ExerciseSelector,
)

interface Props {
  opened: OpenedPast
  /** Whether the workout was deleted meanwhile: what is typed can be kept as a new one. */
  isGone?: boolean
  title: string
  /** Stands above the fields. */
  children?: (editor: PastEditor) => ReactNode
}

/** The form of a past workout: when it was and what was done. */
export function PastWorkoutForm({ opened, isGone = false, title, children }: Props) {
  const words = useWords(pastMessages)
  const editor = usePastEditor(opened, isGone)
  const { form, changes, problems } = editor
  return (
    <PlaceUnit value={form.unit}>
      <EditorFrame
        title={title}
        editor={editor}
        isNew={opened.base === null}
        restored={opened.draft !== null}
        onStartOver={() => changes.reset({ ...opened.start, ...opened.fields })}
        action={opened.base && !isGone && <RemoveWorkout workout={opened.base} onDiscard={editor.discard} />}
        className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 pb-20"
        summary={<span className="secondary-text">{words.follows}</span>}
        wideSave
      >
        {isGone && <Banner variant="warn">{words.deletedMeanwhile}</Banner>}
        {children?.(editor)}
        <PastFields form={form} problems={problems} changes={changes} isElsewhere={editor.isElsewhere} />
        <Lifts editor={editor} />
      </EditorFrame>
    </PlaceUnit>
  )
}

/** Deletes the workout of the form, which can be undone for a while; what was typed goes with it. */
function RemoveWorkout({ workout, onDiscard }: { workout: HistoryEntryWithSets; onDiscard: () => void }) {
  const words = useWords(historyMessages)
  const navigate = useNavigate()
  const remove = useDeleteWorkout()
  const removeIt = async () => {
    if (!(await remove(workout))) return
    onDiscard()
    await navigate({ to: '/stats', replace: true })
  }
  return <IconButton icon="trash" label={words.remove} onClick={() => void removeIt()} />
}

function Lifts({ editor: { form, changes, problems } }: { editor: PastEditor }) {
  const words = useWords(pastMessages)
  const lang = useLanguage()
  const exercises = useExercises()
  const [said, setSaid] = useState('')
  const [picking, setPicking] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const places = form.lifts.map(placeOf)
  useFocusAfterRemoval(places, (at) => {
    const menu = list.current?.querySelectorAll<HTMLElement>('section > div:first-child > [aria-haspopup="menu"]')[at]
    ;(menu ?? addButton.current)?.focus()
  })
  const add = (picked: readonly PickedExercise[]) => {
    const named = picked.map((row) => {
      const { exercise_id } = row
      return { exercise_id, name: localized(exercises.find(exercise_id) ?? row, 'name', lang) }
    })
    changes.add(named)
    setPicking(false)
  }
  return (
    <Section title={words.exercises} className="mt-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6" ref={list}>
        {problems.lifts && (
          <div data-problem tabIndex={-1}>
            <FieldError>{problems.lifts}</FieldError>
          </div>
        )}
        {form.lifts.length === 0 && <EmptyState title={words.noExercise}>{words.noExerciseText}</EmptyState>}
        {form.lifts.map((lift, index) => (
          <PastExercise
            key={placeOf(lift)}
            lift={lift}
            index={index}
            count={form.lifts.length}
            exercise={exercises.find(lift.exercise_id)}
            problems={problems}
            changes={changes}
            onSay={setSaid}
          />
        ))}
        <Button
          ref={addButton}
          icon="plus"
          className="justify-self-start max-sm:w-full"
          onClick={() => setPicking(true)}
        >
          {words.addExercise}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {picking && (
        <ExerciseSelector
          added={new Set(form.lifts.map(({ exercise_id }) => exercise_id))}
          room={programBounds.exercises.max - form.lifts.length}
          onAdd={add}
          onClose={() => setPicking(false)}
        />
      )}
    </Section>
  )
}
