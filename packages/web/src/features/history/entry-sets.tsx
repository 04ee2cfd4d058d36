import type { Exercise } from '@fonte/contract/exercise'
import type { WorkoutSet } from '@fonte/contract/history'
import { loadName } from '@fonte/domain/exercise/load-name'
import { unplacedNotes } from '@fonte/domain/history/unplaced-notes'
import type { WorkoutNotes } from '@fonte/domain/history/workout-history'
import { placeOf } from '@fonte/domain/set/place'
import { setMark } from '@fonte/domain/set/set-mark'
import { localized } from '@fonte/domain/words/localized'
import { useEffort } from '../../platform/words/effort.ts'
import { countText, setWords } from '../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Figure, Title } from '../../ui/typography.tsx'
import { withUnits } from '../../ui/with-units.tsx'
import { ExerciseName } from '../exercise/exercise-name.tsx'
import { historyMessages } from './history-messages.ts'

interface Props {
  sets: readonly WorkoutSet[]
  notes?: WorkoutNotes | undefined
}

interface SetsProps extends Props {
  /** What the library says of an exercise, where it still has it. */
  find: (id: string) => Exercise | undefined
}

/** The recorded sets of a workout, a table for each place of an exercise. */
export function EntrySets({ sets, notes, find }: SetsProps) {
  const places = [...new Set(sets.map(placeOf))]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      {places.map((place) => (
        <ExerciseSets
          key={place}
          sets={sets.filter((set) => placeOf(set) === place)}
          note={notes?.places?.[place]}
          find={find}
        />
      ))}
    </div>
  )
}

interface ExerciseProps extends Pick<SetsProps, 'sets' | 'find'> {
  note: string | undefined
}

function ExerciseSets({ sets, note, find }: ExerciseProps) {
  const words = useWords(historyMessages)
  const { mark } = useWords(setWords)
  const formats = useFormats()
  const told = useDetailsTold()
  const counts = useCounts(sets)
  const exercise = sets[0] && find(sets[0].exercise_id)
  const loads = useLoads(exercise)
  return (
    <section className="section mt-0">
      {sets.slice(0, 1).map(({ exercise_id, exercise_name }) => (
        <Title key={exercise_id} className="text-22">
          <ExerciseName
            exerciseId={exercise_id}
            name={localized(exercise ?? { name: exercise_name }, 'name', formats.lang)}
          />
        </Title>
      ))}
      <WrittenNote note={note} className="my-2" />
      <table className="data-table">
        <caption className="visually-hidden">{words.recordedSets}</caption>
        <thead>
          <tr className="stamp">
            <th scope="col">{words.set}</th>
            <th scope="col" className="data-number ps-3 whitespace-normal max-[20em]:wrap-anywhere">
              {withUnits(counts.name)}
            </th>
            <th scope="col" className="data-number ps-3 whitespace-normal max-[20em]:wrap-anywhere">
              {withUnits(loads.name)}
            </th>
          </tr>
        </thead>
        <tbody>
          {sets
            .map((set, order) => ({ ...set, order, mark: setMark(sets, order, mark) }))
            .map((set) => (
              <tr key={set.order}>
                <td className="wrap-anywhere">
                  {/* The word of a kind stands below its mark. */}
                  <span aria-hidden={(set.kind ?? 'work') !== 'work' || undefined}>{set.mark}</span>
                  {told(set) && <span className="secondary-text block">{told(set)}</span>}
                </td>
                <td className="data-number ps-3">
                  <Figure className="text-22">{counts.count(set)}</Figure>
                </td>
                <td className="data-number ps-3">
                  <Figure className="text-22">{loads.figure(set)}</Figure>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

/** What was written about the workout, and about exercises of which no set was recorded. */
export function WorkoutNote({ sets, notes }: Props) {
  return (
    <>
      <WrittenNote note={notes?.workout} />
      {unplacedNotes({ sets, notes }).map(([place, note]) => (
        <WrittenNote key={place} note={note} />
      ))}
    </>
  )
}

/** What its lifter wrote, as it was written; nothing where nothing was. */
const WrittenNote = ({ note, className }: { note: string | undefined; className?: string }) =>
  note === undefined ? null : (
    <p className={classNames('max-w-[65ch] wrap-anywhere whitespace-pre-wrap', className)}>{note}</p>
  )

/** What the sets count: repetitions, unless each of them is a hold or a carry. Under a unit stand figures alone. */
function useCounts(sets: readonly WorkoutSet[]) {
  const { reps, distanceAndTime } = useWords(historyMessages)
  const { seconds, distance } = useWords(setWords)
  const formats = useFormats()
  const having = (field: 'reps' | 'seconds' | 'distance') => sets.filter((set) => (set[field] ?? 0) > 0).length
  const all = sets.length
  const [timed, covered] = having('reps') > 0 ? [0, 0] : [having('seconds'), having('distance')]
  const figure = (of: (set: WorkoutSet) => number | undefined) => (set: WorkoutSet) => formats.number(of(set) ?? 0)
  if (timed === all && covered === 0) return { name: seconds, count: figure((set) => set.seconds) }
  if (covered === all && timed === 0) return { name: distance, count: figure((set) => set.distance) }
  const isWithoutReps = timed === all || covered === all
  return { name: isWithoutReps ? distanceAndTime : reps, count: (set: WorkoutSet) => countText(formats, set) }
}

/** What the load of an exercise is called where it is typed; a resistance that nobody knew is none. */
function useLoads(exercise: Exercise | undefined) {
  const { weight } = useWords(historyMessages)
  const { addedWeight, resistance } = useWords(setWords)
  const { unit, weight: figure } = useFormats()
  const name = loadName(exercise ?? {})
  return {
    name: { weight, addedWeight, resistance }[name](unit),
    figure: (set: WorkoutSet) => (name === 'resistance' && set.weight === 0 ? '–' : figure(set)),
  }
}

/** What else a set says: its kind where it is not the usual one, its side, its effort and its note. */
export function useDetailsTold(): (set: WorkoutSet) => string {
  const words = useWords(setWords)
  const { told } = useEffort()
  return ({ kind = 'work', side, rir, note }) =>
    [kind !== 'work' && words[kind], side && words[side], rir !== undefined && told(rir), note]
      .filter(Boolean)
      .join(' · ')
}
