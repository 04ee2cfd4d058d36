import { noteBounds, type WorkoutNotes, type WorkoutSet } from '../../history/workout-history.ts'
import { setBounds } from '../../set/set-details.ts'
import type { Language } from '../../words/language.ts'
import { localized } from '../../words/localized.ts'
import { countCharacters } from '../../words/text-length.ts'
import { blocksOf } from '../plan/order.ts'
import type { LeftExercise, WorkoutPlace, WorkoutSlot } from '../plan/place.ts'
import type { WorkoutState } from '../state.ts'
import { type KeptPlace, placeKeys } from './place-keys.ts'

/** The recorded sets as the history keeps them, in the order done, exercises named in the lifter's language. */
export function workoutSets(state: WorkoutState, lang: Language): readonly WorkoutSet[] {
  if (state.status === 'ready') return []
  const known = new Map(state.places.map((place) => [place.id, place]))
  const keys = placeKeys(state.places, state.program)
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

const colon = { fr: '\u00a0: ', en: ': ' } as const

const lengthOf = (notes: readonly string[]) => notes.reduce((sum, note) => sum + countCharacters(note), 0)

const notesOf = (sets: readonly { readonly note?: string | undefined }[]) => sets.map(({ note = '' }) => note)

/**
 * The places, and after them the exercises of which no set was recorded before another one took their place, or they were
 * taken out.
 */
const withLeft = ({ places, notes: { removed = [] } }: Pick<Begun, 'places' | 'notes'>): readonly KeptPlace[] => {
  const swapped = places.flatMap(({ instead_of = [] }) => instead_of)
  const isThere = ({ id }: LeftExercise) => [...places, ...swapped].some((each) => each.id === id)
  return [...places, ...swapped, ...removed.filter((each) => !isThere(each))]
}

/** What was noted of sets that are not done. */
const undone = (slots: readonly WorkoutSlot[]) =>
  slots.flatMap(({ note, status }) => (note === undefined || status === 'done' ? [] : [note]))

/** The note of the whole workout, after the mark of a week of lighter training where there is room for both. */
function workoutNote({ program, notes, recorded }: Begun, places: Iterable<string>, lang: Language) {
  const { workout } = notes
  if (!program.deload) return workout
  const marked = workout === undefined ? deloadMarks[lang] : `${deloadMarks[lang]}\n${workout}`
  const total = lengthOf([marked, ...places, ...notesOf(recorded)])
  return countCharacters(marked) > noteBounds.note.max || total > noteBounds.total ? workout : marked
}

/**
 * The note of each place by its id. Those of sets that were never done, or went over to another exercise, go below it, as far
 * as the history has room. Of an exercise that left its place before any set of it was recorded the note says its name:
 * nothing else in the history does.
 */
function placeNotes({ places, notes, recorded }: Begun, lang: Language): ReadonlyMap<string, string> {
  const kept = new Map(Object.entries(notes.places ?? {}))
  let room = noteBounds.total - lengthOf([notes.workout ?? '', ...kept.values(), ...notesOf(recorded)])
  const all = withLeft({ places, notes })
  for (const place of all) {
    const { id, left_notes = [] } = place
    for (const note of [...left_notes, ...('slots' in place ? undone(place.slots) : [])]) {
      const before = kept.get(id)
      const text = before === undefined ? note : `${before}\n${note}`
      const length = countCharacters(text)
      const added = length - countCharacters(before ?? '')
      const isTooMuch = length > noteBounds.note.max || added > room
      if (isTooMuch || (before === undefined && kept.size === noteBounds.places)) continue
      kept.set(id, text)
      room -= added
    }
  }
  for (const place of all) {
    const text = kept.get(place.id)
    if (text === undefined || 'slots' in place) continue
    const named = `${localized(place, 'name', lang)}${colon[lang]}${text}`
    const added = countCharacters(named) - countCharacters(text)
    if (countCharacters(named) > noteBounds.note.max || added > room) continue
    kept.set(place.id, named)
    room -= added
  }
  return kept
}

/** The notes as the history keeps them, in the lifter's language; undefined where nothing was noted. */
export function workoutNotes(state: WorkoutState, lang: Language): WorkoutNotes | undefined {
  if (state.status === 'ready') return undefined
  const all = withLeft(state)
  const keys = placeKeys(all, state.program)
  const texts = placeNotes(state, lang)
  const noted = all.flatMap(({ id, exercise_id }) => {
    const note = texts.get(id)
    return note === undefined ? [] : [[keys.get(id) ?? exercise_id, note] as const]
  })
  const workout = workoutNote(state, texts.values(), lang)
  if (workout === undefined && noted.length === 0) return undefined
  return { ...(workout !== undefined && { workout }), ...(noted.length > 0 && { places: Object.fromEntries(noted) }) }
}

/** The number of the superset or circuit of each place that stands in one. */
function groupsOf(places: readonly WorkoutPlace[]): ReadonlyMap<string, number> {
  const grouped = blocksOf(places).filter((block) => block.length > 1)
  return new Map(
    grouped.flatMap((block) => block.flatMap(({ id, group }) => (group === undefined ? [] : [[id, group]]))),
  )
}
