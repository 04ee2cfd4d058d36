import { defaultGyms } from '@fonte/domain/gym/gym'
import { loadLibrary } from '../library/load-library.ts'
import { newPost } from './community.ts'
import type { Member } from './factories.ts'
import { newForm } from './factories.ts'
import { importedEntry, newImport } from './imports.ts'
import type { TestApp } from './test-app.ts'
import { finishedWorkout, newExercise, newProgram } from './training.ts'

/** Everything that an account can own, made through the published interface; the library is loaded where it is missing. */
export const liveIn = async ({ platform, clock }: TestApp, { client }: Member) => {
  const { rowCount } = await platform.database.pool.query('SELECT FROM muscles LIMIT 1')
  if (rowCount === 0) await loadLibrary(platform.database)
  const exercise = await client.call('create-exercise', { body: newExercise() })
  const archived = await client.call('create-exercise', { body: newExercise({ name: 'Tirage au balai' }) })
  const sets = [{ reps: 5, weight: 20, rest: 60 }]
  const exercises = [exercise, archived].map(({ id }) => ({ exercise_id: id, default_rest: 60, sets }))
  const { id } = await client.call('create-program', { body: newProgram({ exercises }) })
  const post = await client.call('create-post', { body: newPost(id) })
  const program = await client.call('get-program', { params: { id } })
  await client.call('delete-exercise', { params: { id: archived.id } })
  const done = [{ exercise_id: exercise.id, exercise_name: exercise.name, reps: 7, weight: 12.5 }]
  const entries = [
    await client.call('create-workout-history', { body: finishedWorkout(clock.now(), { program_id: program.id }) }),
    await client.call('create-workout-history', { body: finishedWorkout(clock.now(), { sets: done }) }),
  ]
  const imported = await client.call('create-import', { body: newImport() })
  const ofFile = importedEntry(clock.now() - 86_400_000, { sets: done })
  await client.call('import-workouts', { params: { id: imported.id }, body: { entries: [ofFile] } })
  entries.push(await client.call('get-workout-history-entry', { params: { id: ofFile.id } }))
  const body = { id: crypto.randomUUID(), report_type: 'Idée' as const, content: 'Un chronomètre plus gros.' }
  const report = await client.call('create-report', { body })
  const { version } = await client.call('get-gym')
  await client.call('put-gym', { body: { content: defaultGyms.kg, version } })
  await client.call('update-username', { body: { username: newForm().username } })
  return { exercise, program, post, entries, report }
}
