import type { Program } from '@fonte/contract/program'
import { aimedProgram } from '@fonte/domain/progression/aimed-program'
import { deloadedProgram } from '@fonte/domain/training-plan/deload'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { currentUnit } from '../../platform/words/unit.ts'
import { overlayExercises } from '../exercise/exercise-overlay.ts'
import { exercisesQuery } from '../exercise/exercise-queries.ts'
import { readOwnLog } from '../history/log/own-log.ts'
import { lastPerformances } from './performances.ts'
import { isDeloadToday } from './training-plan-queries.ts'

/** The program with the names that its exercises have on the device: a new one may still wait to be sent. */
function namedAnew(program: Program): Program {
  const listed = queryClient.getQueryData(exercisesQuery.queryKey)?.items ?? []
  const known = new Map(overlayExercises(listed, outbox.entries.get()).map((exercise) => [exercise.id, exercise]))
  const exercises = program.exercises.map((row) => {
    const { name, name_en } = known.get(row.exercise_id) ?? row
    return { ...row, name, name_en }
  })
  return { ...program, exercises }
}

/** A program as it is trained today by the log on the device: what its rules aim at, and in a week of lighter training fewer and lighter sets. */
export async function todaysProgram(userId: string, program: Program): Promise<Program> {
  await readOwnLog(userId)
  const unit = currentUnit()
  const aimed = aimedProgram(namedAnew(program), lastPerformances(program.id), unit)
  return isDeloadToday() ? deloadedProgram(aimed, unit) : aimed
}
