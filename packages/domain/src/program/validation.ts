import { storedLength } from '../words/text-length.ts'
import { isHundredths, programBounds } from './bounds.ts'
import { type ProgramForm, toProgramContent } from './form.ts'
import type { PlannedExercise, PlannedProgram } from './program.ts'

export type ProgramProblemReason =
  | 'blank'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'repeated'
  | 'not_whole'
  | 'too_precise'
  | 'not_a_number'
  | 'too_large'

/** What is wrong with a program and where: `exercises.2.sets.0.reps`, positions from 0. */
export type ProgramProblem = { readonly path: string; readonly reason: ProgramProblemReason }

/** What a program asks for, its picture left aside: that is no matter of training. */
type TrainingContent = Omit<PlannedProgram, 'image_url'>

/**
 * Everything wrong with what a program asks for; an empty list means that it can be saved. Weights are in hundredths of a
 * kg, all other figures whole.
 */
export function validateProgram(program: TrainingContent): readonly ProgramProblem[] {
  return [
    ...nameProblems(program.name),
    ...atMost('description', storedLength(program.description), programBounds.description.max, 'too_long'),
    ...countProblems('exercises', program.exercises.length, programBounds.exercises),
    ...program.exercises.flatMap((exercise, i) => exerciseProblems(program.exercises, exercise, i)),
  ]
}

/** Everything wrong with a form, its picture left aside, by the same rules, but that its weights are whole numbers too. */
export function validateProgramForm(form: ProgramForm): readonly ProgramProblem[] {
  const content = toProgramContent(form)
  const fractions = content.exercises.flatMap(({ sets }, i) =>
    sets.flatMap(({ weight }, s) =>
      Number.isFinite(weight) ? wholeProblems(`exercises.${i}.sets.${s}.weight`, weight) : [],
    ),
  )
  return [...validateProgram(content), ...fractions]
}

function nameProblems(name: string): ProgramProblem[] {
  const length = storedLength(name)
  return length === 0 ? [{ path: 'name', reason: 'blank' }] : atMost('name', length, programBounds.name.max, 'too_long')
}

function exerciseProblems(all: readonly PlannedExercise[], exercise: PlannedExercise, i: number): ProgramProblem[] {
  const path = `exercises.${i}`
  const first = all.findIndex((other) => other.exercise_id === exercise.exercise_id)
  return [
    ...(first < i ? [{ path, reason: 'repeated' } as const] : []),
    ...countProblems(`${path}.sets`, exercise.sets.length, programBounds.sets),
    ...exercise.sets.flatMap((set, s) => [
      ...figureProblems(`${path}.sets.${s}.reps`, set.reps, programBounds.reps.max),
      ...figureProblems(`${path}.sets.${s}.weight`, set.weight, programBounds.weight.max, 'hundredths'),
      ...figureProblems(`${path}.sets.${s}.rest`, set.rest, programBounds.rest.max),
    ]),
    ...figureProblems(`${path}.default_rest`, exercise.default_rest, programBounds.rest.max),
  ]
}

function figureProblems(
  path: string,
  value: number,
  max: number,
  kind: 'whole' | 'hundredths' = 'whole',
): ProgramProblem[] {
  if (!(value >= 0)) return [{ path, reason: 'not_a_number' }]
  if (value > max) return [{ path, reason: 'too_large' }]
  if (kind === 'whole') return wholeProblems(path, value)
  return isHundredths(value) ? [] : [{ path, reason: 'too_precise' }]
}

function wholeProblems(path: string, value: number): ProgramProblem[] {
  return Number.isInteger(value) ? [] : [{ path, reason: 'not_whole' }]
}

function countProblems(path: string, count: number, bounds: { min: number; max: number }): ProgramProblem[] {
  return count < bounds.min ? [{ path, reason: 'too_few' }] : atMost(path, count, bounds.max, 'too_many')
}

function atMost(path: string, value: number, max: number, reason: ProgramProblemReason): ProgramProblem[] {
  return value > max ? [{ path, reason }] : []
}
