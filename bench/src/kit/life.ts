import { newPost } from '@fonte/server/test-kit/community'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { finishedWorkout, newProgram } from '@fonte/server/test-kit/training'
import { joinFonte, type Person } from './person.ts'
import { withDatabase } from './statements.ts'

/** What a member of some years has: the same at every run, beside the library and its programs. */
const programs = 20
const workouts = 300

/** Exercises of a workout, and the sets of each. */
const exercisesEach = 6
const setsEach = 4

const day = 86_400_000

interface Lift {
  readonly id: string
  readonly name: string
}

/** So many lifts for the session of this number: another choice each time, the same at every run. */
const chosen = (library: readonly Lift[], session: number, count: number): Lift[] =>
  Array.from({ length: count }, (_, place) => library[(session * 7 + place * 11) % library.length]).filter(
    (lift) => lift !== undefined,
  )

const programOf = (library: readonly Lift[], index: number) =>
  newProgram({
    name: `Séance ${index + 1}`,
    description: 'Échauffement progressif, puis quatre mouvements lourds ; une répétition gardée en réserve.',
    exercises: chosen(library, index, 4).map(({ id }) => ({
      exercise_id: id,
      default_rest: 180,
      sets: [10, 8, 6, 6].map((reps) => ({ reps, weight: 60, rest: 120 })),
    })),
  })

/** A plan as long as they come: what a tap must redraw grows with it. */
const longest = { exercises: 40, sets: 10 } as const

/** Saves a program of 40 exercises with ten sets of repetitions each, and answers its id. */
export const saveLongProgram = async (person: Person): Promise<string> => {
  const { items: library } = await person.call('get-exercises', { query: {} })
  const lifts = library.filter(({ measure = 'reps' }) => measure === 'reps').slice(0, longest.exercises)
  const program = newProgram({
    name: 'Plan le plus long',
    exercises: lifts.map(({ id }) => ({
      exercise_id: id,
      default_rest: 180,
      sets: Array.from({ length: longest.sets }, () => ({ reps: 8, weight: 60, rest: 120 })),
    })),
  })
  await person.call('create-program', { body: program })
  return program.id
}

/** What one page of the community shows. */
const posts = 24

/** Publishes a page of programs through the interface. */
export const fillCommunity = async (author: Person): Promise<void> => {
  const { items: library } = await author.call('get-exercises', { query: {} })
  for (let index = 0; index < posts; index++) {
    const program = programOf(library, index)
    await author.call('create-program', { body: program })
    await author.call('create-post', { body: newPost(program.id, { title: `Cycle de force ${index + 1}` }) })
  }
}

/** The workout of this number, counted back from now: one every other day, a little lighter each month. */
const workoutOf = (library: readonly Lift[], index: number, now: number) => ({
  ...finishedWorkout(now - index * 2 * day, {
    program_name: `Séance ${(index % programs) + 1}`,
    sets: chosen(library, index % programs, exercisesEach).flatMap(({ id, name }, place) =>
      Array.from({ length: setsEach }, (_, set) => ({
        exercise_id: id,
        exercise_name: name,
        reps: 10 - set,
        weight: 40 + place * 10 - Math.floor(index / 15) * 0.5,
      })),
    ),
  }),
  sent_at: new Date(now).toISOString(),
})

/** Gives a person the life of a member, through the interface; answers the ids of the programs, newest first. */
export const giveLife = async (person: Person): Promise<readonly string[]> => {
  const { items: library } = await person.call('get-exercises', { query: {} })
  const now = Date.now()
  const ids: string[] = []
  for (let index = 0; index < programs; index++) {
    const program = programOf(library, index)
    await person.call('create-program', { body: program })
    ids.unshift(program.id)
  }
  for (let index = 0; index < workouts; index++) {
    await person.call('create-workout-history', { body: workoutOf(library, index, now) })
  }
  return ids
}

const copies = [
  `WITH copy AS (SELECT id AS old, gen_random_uuid() AS new FROM programs WHERE user_id = $1),
   copied AS (INSERT INTO programs (id, user_id, name, description, image_url, created_at)
     SELECT new, $2, name, description, image_url, created_at FROM programs JOIN copy ON old = id)
   INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
     SELECT new, exercise_id, "order", default_rest, sets FROM program_exercises JOIN copy ON old = program_id`,
  `WITH copy AS (SELECT id AS old, gen_random_uuid() AS new FROM workout_history WHERE user_id = $1),
   copied AS (INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done,
       total_weight_lifted, started_at, completed_at)
     SELECT new, $2, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, started_at,
       completed_at FROM workout_history JOIN copy ON old = id)
   INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
     SELECT new, "order", $2, completed_at, exercise_id, exercise_name, reps, weight
     FROM workout_sets JOIN copy ON old = entry_id`,
]

/** So many members with the same life each, as a server finds them that has run for long. */
export const settleMembers = async (server: ServerProcess, count: number): Promise<readonly Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < count; index++) people.push(await joinFonte(server.url))
  const [first, ...others] = people
  if (!first) return people
  await giveLife(first)
  await withDatabase(server.databaseUrl(), async (pool) => {
    for (const { id } of others) {
      for (const copy of copies) await pool.query(copy, [first.id, id])
    }
    // Nobody here renews their access as a browser does, and measuring takes longer than it lasts.
    await pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'")
    await pool.query('VACUUM ANALYZE')
  })
  return people
}
