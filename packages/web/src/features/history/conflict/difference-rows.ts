import type { HistoryEntryWithSets, WorkoutSet } from '@fonte/contract/history'
import { differingSets } from '@fonte/domain/history/past/differing-sets'
import { placeOf } from '@fonte/domain/set/place'
import { setMark } from '@fonte/domain/set/set-mark'
import { localized } from '@fonte/domain/words/localized'
import { liftWithUnit } from '../../../platform/words/lift-figures.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { comparison, type VersionRow } from '../../../ui/version-rows.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { atItsPlace } from '../at-its-place.ts'
import { useDetailsTold } from '../entry-sets.tsx'
import { conflictMessages } from './conflict-messages.ts'

type Workout = HistoryEntryWithSets

/** Tells what two versions of a workout say, in words and figures. */
export function useDifferenceRows(): (mine: Workout, theirs: Workout) => readonly VersionRow[] {
  const words = useWords(conflictMessages)
  const { date, lang, number } = useFormats()
  const { find } = useExercises()
  const nameOf = ({ exercise_id, exercise_name }: WorkoutSet) =>
    localized(find(exercise_id) ?? { name: exercise_name }, 'name', lang)
  const setRows = useSetRows()
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const isShared = (place: string) => [mine, theirs].every(({ sets }) => sets.some((set) => placeOf(set) === place))
    return [
      row(words.name, ({ program_name }) => program_name),
      row(words.date, (workout) => date(atItsPlace(workout), 'dateTime')),
      row(words.duration, ({ duration_minutes }) => words.minutes(number(duration_minutes))),
      row(words.note, ({ notes }) => notes?.workout),
      row(words.order, ({ sets }) =>
        namesInOrder(
          sets.filter((set) => isShared(placeOf(set))),
          nameOf,
        ),
      ),
      ...placesOf(mine, theirs).flatMap((place) => {
        const at = ({ sets }: Workout) => sets.filter((set) => placeOf(set) === place)
        const name = [...at(mine), ...at(theirs)].slice(0, 1).map(nameOf)[0]
        const note = name === undefined ? words.exerciseNote : words.noteOf({ name })
        return [row(note, ({ notes }) => notes?.places?.[place]), ...setRows(name ?? '', at(mine), at(theirs))]
      }),
    ]
  }
}

/** The places of exercises in both versions: those of the first in its order, then what the other has alone. */
function placesOf(...versions: readonly Workout[]): readonly string[] {
  return [
    ...new Set(versions.flatMap(({ sets, notes }) => [...sets.map(placeOf), ...Object.keys(notes?.places ?? {})])),
  ]
}

function namesInOrder(sets: readonly WorkoutSet[], nameOf: (set: WorkoutSet) => string): string {
  return [...new Map(sets.map((set) => [placeOf(set), nameOf(set)])).values()].join(', ')
}

/** The sets of an exercise that differ, each as it stands in both versions. */
function useSetRows() {
  const words = useWords(conflictMessages)
  const { mark } = useWords(setWords)
  const formats = useFormats()
  const detailsOf = useDetailsTold()
  const tell = (sets: readonly WorkoutSet[], at: number | undefined): string => {
    const set = at === undefined ? undefined : sets[at]
    if (at === undefined || !set) return ''
    const figures = liftWithUnit(formats, set)
    const isNumbered = (set.kind ?? 'work') === 'work'
    const said = isNumbered ? words.set({ number: setMark(sets, at, mark), figures }) : figures
    return [said, detailsOf(set)].filter(Boolean).join(' · ')
  }
  return (what: string, mine: readonly WorkoutSet[], theirs: readonly WorkoutSet[]): readonly VersionRow[] =>
    differingSets(mine, theirs).map((pair) => ({
      what,
      mine: tell(mine, pair.mine),
      theirs: tell(theirs, pair.theirs),
    }))
}
