import { finishedWorkout, newProgram } from '@fonte/server/test-kit/training'
import type { Person } from './person.ts'

const day = 86_400_000

/** Gives a person programs of four exercises with four sets each, as lifters write them; answers their ids. */
export const writePrograms = async (person: Person, count: number): Promise<string[]> => {
  const { items: exercises } = await person.call('get-exercises')
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const chosen = Array.from(
      { length: 4 },
      (_, place) => exercises[(index * 7 + place * 3) % exercises.length]?.id ?? '',
    )
    const sets = [10, 8, 6, 6].map((reps) => ({ reps, weight: 60, rest: 120 }))
    const program = newProgram({
      name: `Séance ${index + 1}`,
      description: 'Échauffement progressif, puis quatre mouvements lourds ; une répétition gardée en réserve.',
      exercises: chosen.map((exercise_id) => ({ exercise_id, default_rest: 180, sets })),
    })
    await person.call('create-program', { body: program })
    ids.push(program.id)
  }
  return ids
}

/** Gives a person finished workouts, one every other day until now. */
export const finishWorkouts = async (person: Person, count: number): Promise<void> => {
  const now = Date.now()
  for (let index = 0; index < count; index++) {
    const body = finishedWorkout(now - index * 2 * day, { sent_at: new Date(now).toISOString() })
    await person.call('create-workout-history', { body })
  }
}
