import { localized } from '@fonte/domain/words/localized'
import { stepAt } from '@fonte/domain/workout/selectors'
import type { Finished } from '@fonte/domain/workout/state'
import { liftWithUnit } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { SetMarks } from '../kind/set-marks.tsx'
import { useSetText } from '../kind/set-text.ts'
import { workoutMessages } from '../workout-messages.ts'

interface Props {
  state: Finished
  /** Corrects the set at that place among all recorded ones. */
  onEdit: (index: number) => void
}

/** The sets of a finished workout, by its exercises; a tap on one corrects it. */
export function RecordedSets({ state, onEdit }: Props) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const setText = useSetText()
  const rows = state.places.flatMap((place) => {
    const sets = state.recorded.flatMap((set, index) => (set.place === place.id ? [{ set, index }] : []))
    return sets.length === 0 ? [] : [{ place, sets }]
  })
  return (
    <table className="data-table">
      <caption className="visually-hidden">{words.recordedSets}</caption>
      <tbody>
        {rows.map(({ place, sets }) => (
          <tr key={place.id}>
            <th scope="row">
              <ExerciseName
                exerciseId={place.exercise_id}
                name={localized(place, 'name', formats.lang)}
                className="underline underline-offset-4"
              />
            </th>
            <td className="sets-done">
              {sets.map(({ set, index }) => (
                <button
                  key={index}
                  type="button"
                  aria-label={words.editSet((stepAt(state, set.slot)?.set ?? 0) + 1, setText(set))}
                  onClick={() => onEdit(index)}
                >
                  <SetMarks kind={set.kind} side={set.side} /> {liftWithUnit(formats, set)}
                </button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
