import { ask } from './caller.ts'
import type { Writer } from './writer.ts'

interface Tally {
  readonly id: string
  readonly sets: number
}

/** What a writer was promised, and what the database has of it. */
export const compare = async ({ caller, acknowledged, program }: Writer, databaseUrl: string) => {
  const stored = await ask<Tally>(
    databaseUrl,
    `SELECT entry.id, count(workout_sets.entry_id)::int AS sets
     FROM workout_history AS entry JOIN users ON users.id = entry.user_id
     LEFT JOIN workout_sets ON workout_sets.entry_id = entry.id
     WHERE users.email = $1 GROUP BY entry.id`,
    [caller.email],
  )
  const programs = await ask(
    databaseUrl,
    `SELECT programs.id, programs.name, programs.version FROM programs
     JOIN users ON users.id = programs.user_id WHERE users.email = $1`,
    [caller.email],
  )
  const promised = [...acknowledged].map((id) => ({ id, sets: 3 }))
  const saved = { id: program.id, name: `Programme ${program.saves - 1}`, version: program.saves }
  return {
    promised: { workouts: promised.sort(byId), programs: [saved] },
    stored: { workouts: stored.sort(byId), programs },
  }
}

const byId = (a: Tally, b: Tally) => (a.id < b.id ? -1 : 1)
