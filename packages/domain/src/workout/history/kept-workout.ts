import { noteBounds, type WorkoutNotes, type WorkoutSet } from '../../history/workout-history.ts'
import { setBounds } from '../../set/set-details.ts'
import type { Language } from '../../words/language.ts'
import { localized } from '../../words/localized.ts'
import { countCharacters } from '../../words/text-length.ts'
import { blocksOf } from '../plan/order.ts'
import type { WorkoutPlace } from '../plan/place.ts'
import type { WorkoutState } from '../state.ts'

/** The recorded sets as the history keeps them, in the order done, exercises named in the lifter's language. */
export function workoutSets(state: WorkoutState, lang: Language): readonly WorkoutSet[] {
  if (state.status === 'ready') return []
  const known = new Map(state.places.map((place) => [place.id, place]))
  const keys = placeKeys(state.places)
  const groups = groupsOf(state.places)
  return state.recorded.map(({ slot: _slot, place: id, exercise_id, at, ...lift }) => {
    const place = known.get(id)
    const key = keys.get(id)
    const group = groups.get(id)
    return {
      exercise_id,
      exercise_name: place ? localized(place, 'name', lang) : exercise_id,
      ...lift,
      at: Math.min(Math.max(0, Math.floor((at - state.started_at) / 1000)), setBounds.at.max),
      ...(key !== undefined && { place: key }),
      ...(group !== undefined && { group }),
    }
  })
}

type Begun = Exclude<WorkoutState, { status: 'ready' }>

const deloadMarks = { fr: 'Semaine allégée', en: 'Deload week' } as const

/** The note of the whole workout, after the mark of a week of lighter training where there is room for both. */
function workoutNote({ program, notes, recorded }: Begun, lang: Language): string | undefined {
  const { workout, places = {} } = notes
  if (!program.deload) return workout
  const marked = workout === undefined ? deloadMarks[lang] : `${deloadMarks[lang]}\n${workout}`
  const others = [...Object.values(places), ...recorded.map(({ note = '' }) => note)]
  const total = [marked, ...others].reduce((sum, note) => sum + countCharacters(note), 0)
  return countCharacters(marked) > noteBounds.note.max || total > noteBounds.total ? workout : marked
}

/** The notes as the history keeps them, in the lifter's language; undefined where nothing was noted. */
export function workoutNotes(state: WorkoutState, lang: Language): WorkoutNotes | undefined {
  if (state.status === 'ready') return undefined
  const keys = placeKeys(state.places)
  const noted = state.places.flatMap(({ id, exercise_id }) => {
    const note = state.notes.places?.[id]
    return note === undefined ? [] : [[keys.get(id) ?? exercise_id, note] as const]
  })
  const workout = workoutNote(state, lang)
  if (workout === undefined && noted.length === 0) return undefined
  return { ...(workout !== undefined && { workout }), ...(noted.length > 0 && { places: Object.fromEntries(noted) }) }
}

/** The key of each place for the history (`placeOf`): none for the first of an exercise, unless its program has one. */
function placeKeys(places: readonly WorkoutPlace[]): ReadonlyMap<string, string | undefined> {
  const met = new Set<string>()
  return new Map(
    places.map(({ id, place, exercise_id }) => {
      const isFirst = !met.has(exercise_id)
      met.add(exercise_id)
      return [id, place ?? (isFirst ? undefined : id)]
    }),
  )
}

/** The number of the superset or circuit of each place that stands in one. */
function groupsOf(places: readonly WorkoutPlace[]): ReadonlyMap<string, number> {
  const grouped = blocksOf(places).filter((block) => block.length > 1)
  return new Map(
    grouped.flatMap((block) => block.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]]))),
  )
}
