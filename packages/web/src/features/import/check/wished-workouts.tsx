import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { atItsPlace } from '../../history/at-its-place.ts'
import type { NamedWorkout } from '../file/file-summary.ts'
import { importMessages } from '../import-messages.ts'

interface Props {
  /** What is asked or said about them. */
  question: string
  workouts: readonly NamedWorkout[]
}

/** So many are named at once; of more the list is folded. */
const fewWorkouts = 3

/** Which workouts a question or a notice of the import is about: their dates and titles. */
export function WishedWorkouts({ question, workouts }: Props) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const [open, setOpen] = useState(false)
  if (workouts.length <= fewWorkouts) return <Names workouts={workouts} />
  return (
    <details className="known-names" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.showWorkouts(number(workouts.length))}
        <VisuallyHidden> ({question})</VisuallyHidden>
        <Icon name="chevron-down" />
      </summary>
      {open && <Names workouts={workouts} />}
    </details>
  )
}

function Names({ workouts }: Pick<Props, 'workouts'>) {
  const { date } = useFormats()
  return (
    <ul className="grid justify-start gap-1">
      {workouts.map((workout) => (
        <li key={workout.id} className="wrap-anywhere">
          <time dateTime={workout.completed_at}>{date(atItsPlace(workout))}</time> · {workout.program_name}
        </li>
      ))}
    </ul>
  )
}
