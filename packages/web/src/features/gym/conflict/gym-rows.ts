import type { Gym } from '@fonte/domain/gym/gym'
import { setupOf } from '@fonte/domain/gym/setup'
import { localized } from '@fonte/domain/words/localized'
import { usualRests } from '@fonte/domain/workout/plan/usual-rests'
import { usualWarmUp } from '@fonte/domain/workout/warm-up'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { comparison, type VersionRow } from '../../../ui/version-rows.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { barName } from '../bar-list.tsx'
import { gymMessages } from '../gym-messages.ts'
import { restKinds } from '../made-sets.tsx'
import { gymConflictMessages } from './gym-conflict-messages.ts'

type Rows = (mine: Gym, theirs: Gym) => readonly VersionRow[]

/** Tells what two versions of a gym have, a thing at a time, in the order of its page. */
export function useGymRows(): Rows {
  const equipmentRows = useEquipmentRows()
  const madeSetRows = useMadeSetRows()
  const setupRows = useSetupRows()
  return (...versions) => [...equipmentRows(...versions), ...madeSetRows(...versions), ...setupRows(...versions)]
}

/** The unit, and each bar, plate and range of dumbbells. */
function useEquipmentRows(): Rows {
  const words = useWords(gymMessages)
  const told = useWords(gymConflictMessages)
  const { number } = useFormats()
  const barTold = useBarTold()
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const platesOf = ({ unit, plates }: Gym) =>
      new Map(plates.map(({ weight, pairs }) => [`${number(weight)}\u00a0${unit}`, pairs]))
    const plates = unionOf([mine, theirs], (gym) => [...platesOf(gym).keys()])
    return [
      row(words.unit, ({ unit }) => unit),
      ...unionOf([mine, theirs], ({ bars }) => bars.map(({ id }) => id)).map((id) =>
        row(words.bar, (gym) => barTold(gym, id)),
      ),
      ...plates.map((plate) =>
        row(told.platesOf(plate), (gym) => {
          const pairs = platesOf(gym).get(plate)
          return pairs === undefined ? undefined : told.pairs(pairs)
        }),
      ),
      row(words.fewestPlates, ({ fewest_plates }) => (fewest_plates ? told.yes : told.no)),
      row(words.dumbbells, ({ dumbbells: { from, to, step }, unit }) =>
        told.dumbbells({
          from: number(from),
          to: `${number(to)}\u00a0${unit}`,
          step: `${number(step)}\u00a0${unit}`,
        }),
      ),
    ]
  }
}

/** The rests and the warm-up of sets that are made during a workout. */
function useMadeSetRows(): Rows {
  const words = useWords(gymMessages)
  const { number, percent } = useFormats()
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    return [
      ...restKinds.map((kind) =>
        row(`${words.rests} · ${words.restOf(kind)}`, ({ rests = usualRests }) => number(rests[kind])),
      ),
      row(words.warmUp, ({ warm_up = usualWarmUp }) =>
        warm_up.map((share) => `${percent(share.percent / 100)} × ${number(share.reps)}`).join(', '),
      ),
    ]
  }
}

/** What is set at each exercise. */
function useSetupRows(): Rows {
  const words = useWords(gymConflictMessages)
  const { lang, number } = useFormats()
  const { find } = useExercises()
  const barTold = useBarTold()
  return (mine, theirs) => {
    const row = comparison(mine, theirs)
    const weightOf = ({ unit }: Gym, weight: number | undefined) =>
      weight === undefined ? undefined : `${number(weight)}\u00a0${unit}`
    return unionOf([mine, theirs], ({ exercises }) => exercises.map(({ exercise_id }) => exercise_id)).flatMap((id) => {
      const exercise = find(id)
      const name = exercise ? localized(exercise, 'name', lang) : words.exercise
      return [
        row(words.setup({ name, field: 'bar' }), (gym) => barTold(gym, setupOf(gym, id).bar)),
        row(words.setup({ name, field: 'step' }), (gym) => weightOf(gym, setupOf(gym, id).step)),
        row(words.setup({ name, field: 'start' }), (gym) => weightOf(gym, setupOf(gym, id).start)),
        row(words.setup({ name, field: 'note' }), (gym) => setupOf(gym, id).note),
      ]
    })
  }
}

/** The way to tell a bar of a gym by its id: its name and weight. */
function useBarTold(): (gym: Gym, id: string | undefined) => string | undefined {
  const words = useWords(gymMessages)
  const { number } = useFormats()
  return ({ bars, unit }, id) => {
    const bar = bars.find((each) => each.id === id)
    return bar && `${barName(bar, words)} · ${number(bar.weight)}\u00a0${unit}`
  }
}

/** What either version has: that of the first in its order, then what the other has alone. */
const unionOf = (gyms: readonly Gym[], ids: (gym: Gym) => readonly string[]): readonly string[] => [
  ...new Set(gyms.flatMap(ids)),
]
