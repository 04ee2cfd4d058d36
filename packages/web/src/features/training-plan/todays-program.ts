import type { Program } from '@fonte/contract/program'
import { aimedProgram } from '@fonte/domain/progression/aimed-program'
import { deloadedProgram } from '@fonte/domain/training-plan/deload'
import { currentUnit } from '../../platform/words/unit.ts'
import { readOwnLog } from '../history/log/own-log.ts'
import { lastPerformances } from './performances.ts'
import { isDeloadToday } from './training-plan-queries.ts'

/** A program as it is trained today by the log on the device: what its rules aim at, and in a week of lighter training fewer and lighter sets. */
export async function todaysProgram(userId: string, program: Program): Promise<Program> {
  await readOwnLog(userId)
  const unit = currentUnit()
  const aimed = aimedProgram(program, lastPerformances(program.id), unit)
  return isDeloadToday() ? deloadedProgram(aimed, unit) : aimed
}
