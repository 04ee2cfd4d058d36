import { localized } from '@fonte/domain/words/localized'
import type { Finished } from '@fonte/domain/workout/state'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { liftWithUnit } from '../figures.ts'
import { workoutMessages } from '../workout-messages.ts'

/** The sets of a finished workout, by its exercises. */
export function RecordedSets({ state }: { state: Finished }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
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
                <span key={index} className="ml-3 inline-block">
                  {liftWithUnit(formats, set)}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
