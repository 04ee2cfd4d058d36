import { exerciseBounds } from '../exercise/bounds.ts'
import { noteBounds, type WorkoutSet } from '../history/workout-history.ts'
import { isHundredths, programBounds } from '../program/bounds.ts'
import { setBounds } from '../set/set-details.ts'
import { setFaults } from '../set/set-faults.ts'
import { type LogEntry, utcOffsetBounds } from '../training-log/log-entry.ts'
import { countCharacters } from '../words/text-length.ts'

type Bounds = { readonly min: number; readonly max: number }

const isIn = (value: number | undefined, { min, max }: Bounds): boolean =>
  value === undefined || (value >= min && value <= max)

const isWholeIn = (value: number | undefined, bounds: Bounds): boolean =>
  value === undefined || (Number.isInteger(value) && isIn(value, bounds))

const isWeightIn = (value: number | undefined, bounds: Bounds): boolean =>
  value === undefined || (isHundredths(value) && isIn(value, bounds))

const isText = (text: string | undefined, { min, max }: Bounds): boolean =>
  text === undefined || (text === text.trim().normalize('NFC') && isIn(countCharacters(text), { min, max }))

/** What of a set is out of the bounds of the training log: nothing where the server takes it. */
function faultsOfSet(set: WorkoutSet): readonly string[] {
  const isFine = {
    reps: isWholeIn(set.reps, programBounds.reps),
    weight: isWeightIn(set.weight, programBounds.weight),
    weight_lb: isWeightIn(set.weight_lb, setBounds.weight_lb),
    assist: isWeightIn(set.assist, setBounds.assist),
    assist_lb: isWeightIn(set.assist_lb, setBounds.assist_lb),
    rir: isIn(set.rir, setBounds.rir) && Number.isInteger((set.rir ?? 0) / setBounds.rir.step),
    seconds: isWholeIn(set.seconds, setBounds.seconds),
    distance: isWholeIn(set.distance, setBounds.distance),
    group: isWholeIn(set.group, setBounds.group),
    at: isWholeIn(set.at, setBounds.at),
    note: isText(set.note, setBounds.note),
    exercise_name: isText(set.exercise_name, exerciseBounds.name),
  }
  const out = Object.entries(isFine).flatMap(([name, fine]) => (fine ? [] : [name]))
  return [...out, ...setFaults(set).map(({ field }) => field)]
}

/** What of an entry is out of the bounds of the training log: nothing where the server takes it. */
export function faultsOfEntry({ sets, notes, ...entry }: LogEntry): readonly string[] {
  const placeNotes = Object.values(notes?.places ?? {})
  const all = [notes?.workout ?? '', ...placeNotes, ...sets.map(({ note = '' }) => note)]
  const isFine = {
    program_name: isText(entry.program_name, programBounds.name),
    duration_minutes: isWholeIn(entry.duration_minutes, { min: 0, max: 1440 }),
    times: Date.parse(entry.started_at ?? '') <= Date.parse(entry.completed_at),
    utc_offset: isWholeIn(entry.utc_offset, utcOffsetBounds),
    sets: isIn(sets.length, { min: 1, max: 1500 }),
    exercises: new Set(sets.map(({ exercise_id }) => exercise_id)).size <= programBounds.exercises.max,
    notes: [notes?.workout, ...placeNotes].every((note) => isText(note, noteBounds.note)),
    places: placeNotes.length <= noteBounds.places,
    total: all.reduce((sum, note) => sum + countCharacters(note), 0) <= noteBounds.total,
  }
  const out = Object.entries(isFine).flatMap(([name, fine]) => (fine ? [] : [name]))
  return [...out, ...sets.flatMap(faultsOfSet)]
}
