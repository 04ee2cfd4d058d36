import type { NamedExercise } from '@fonte/contract/exercise'
import type { MuscleGroup } from '@fonte/contract/muscle'
import type { TrainedExercise } from '@fonte/domain/statistics/overview/trained-exercise'
import { type Training, trainingOf } from '@fonte/domain/statistics/overview/training'
import { atGreenwich, entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { indexMuscles } from '../../muscle/muscle-index.ts'

/** A lift as the library has it, of which nothing is said that no test asks for. */
export const benchPress: NamedExercise = {
  id: 'bench',
  creator_id: null,
  name: 'Développé couché',
  name_en: 'Bench press',
  aliases: [],
  aliases_en: [],
  equipment: 'Barre',
  equipment_en: 'Barbell',
  description: '',
  description_en: null,
  muscle_group_id: 'pectoraux',
  muscle_ids: [],
  image_url: null,
  archived: false,
}

const exercises: Readonly<Record<string, TrainedExercise>> = {
  'Développé couché': { group: 'pectoraux', prime: ['pectoraux'], secondary: ['triceps'] },
  'Squat à la barre': { group: 'quadriceps', prime: ['quadriceps'], secondary: [] },
}

const group = (id: string, name: string, region: string): MuscleGroup => ({
  id,
  name,
  name_en: null,
  muscles: [{ id: `${id}-1`, muscle_group_id: id, name, name_en: null, region }],
})

/** Chest, triceps and quads, each with its part of the drawing. */
export const someMuscles = indexMuscles([
  group('pectoraux', 'Pectoraux', 'pectoraux'),
  group('triceps', 'Triceps', 'triceps'),
  group('quadriceps', 'Quadriceps', 'quadriceps'),
])

/** A workout of so many sets of an exercise, ended on a day at noon. */
export const workoutOn = (day: string, exercise = 'Développé couché', sets = 4, weight = 80): LogEntry =>
  entryOf(
    `${day}T12:00:00Z`,
    Array.from({ length: sets }, () => setOf(exercise, 5, weight)),
    { program_name: `Séance du ${day}` },
  )

/** What the charts tell of these workouts. */
export const trainingKit = (...entries: readonly LogEntry[]): Training =>
  trainingOf(entries, {
    exercise: (id) => exercises[id] ?? { group: null, prime: [], secondary: [] },
    bodyWeightAt: () => null,
    offsetAt: atGreenwich,
  })
