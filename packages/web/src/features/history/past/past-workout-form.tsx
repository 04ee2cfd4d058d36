import { programBounds } from '@fonte/domain/program/bounds'
import type { PickedExercise } from '@fonte/domain/program/editing'
import { placeOf } from '@fonte/domain/set/place'
import { localized } from '@fonte/domain/words/localized'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTitle } from '../../../platform/title.ts'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Section } from '../../../ui/section.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { EditorHead, RestoredNotice } from '../../program/editor/editor-head.tsx'
import { focusFirstProblem } from '../../program/editor/focus-first-problem.ts'
import { LeaveGuard } from '../../program/editor/leave-guard.tsx'
import { goToNextField } from '../../program/editor/next-field.ts'
import { PastExercise } from './past-exercise.tsx'
import { PastFields } from './past-fields.tsx'
import { pastMessages } from './past-messages.ts'
import { type OpenedPast, usePastEditor } from './use-past-editor.ts'

const ExerciseSelector = lazyPart(
  async () => (await import('../../exercise/selector/exercise-selector.tsx')).ExerciseSelector,
)

interface Props {
  opened: OpenedPast
  title: string
  /** Stands above the fields. */
  children?: ReactNode
}

/** The form of a past workout: when it was, what was done, and a bar at the lower edge. */
export function PastWorkoutForm({ opened, title, children }: Props) {
  const words = useWords(pastMessages)
  const editor = usePastEditor(opened)
  const { form, changes, problems } = editor
  const [restored, setRestored] = useState(opened.draft !== null)
  const element = useRef<HTMLFormElement>(null)
  useTitle(title)
  const startOver = () => {
    changes.reset(opened.start)
    setRestored(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await editor.save())) focusFirstProblem(element.current)
  }
  return (
    <>
      <EditorHead title={title} onBack={editor.leave} />
      {restored && <RestoredNotice isNew={opened.base === null} onStartOver={startOver} />}
      <form
        ref={element}
        noValidate
        className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6 pb-20"
        onSubmit={(event) => void submit(event)}
        onKeyDown={goToNextField}
      >
        {children}
        <PastFields form={form} problems={problems} changes={changes} isElsewhere={editor.isElsewhere} />
        <Lifts editor={editor} />
        <div className="bottom-bar">
          <div className="bottom-bar-content justify-end">
            <span className="secondary-text flex-1 max-sm:hidden">{words.follows}</span>
            <Button onClick={editor.leave}>{words.cancel}</Button>
            <Button variant="ember" type="submit" className="max-sm:flex-1" pending={editor.saving}>
              {words.save}
            </Button>
          </div>
        </div>
      </form>
      <LeaveGuard hasChanges={editor.hasChanges} onDiscard={editor.discard} />
    </>
  )
}

function Lifts({ editor: { form, changes, problems } }: { editor: ReturnType<typeof usePastEditor> }) {
  const words = useWords(pastMessages)
  const lang = useLanguage()
  const exercises = useExercises()
  const [said, setSaid] = useState('')
  const [picking, setPicking] = useState(false)
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
        <Button icon="plus" className="justify-self-start max-sm:w-full" onClick={() => setPicking(true)}>
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
