import { placeOf } from '../../set/place.ts'
import { setBounds } from '../../set/set-details.ts'
import { storedLength } from '../../words/text-length.ts'
import { isUnseen } from '../../words/visible-text.ts'
import { programBounds } from '../bounds.ts'
import { typedFractions } from '../editor/form-set.ts'
import { type ProgramForm, toProgramContent, unitOf } from '../form.ts'
import { isScattered } from '../groups.ts'
import type { PlannedExercise, PlannedProgram } from '../program.ts'
import { figureProblems, type ProgramProblem, type ProgramProblemReason } from './figure-problems.ts'
import { setProblems } from './set-problems.ts'

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
    ...program.exercises.flatMap((_, index) => exerciseProblems(program.exercises, index)),
  ]
}

/** Everything wrong with a form, its picture left aside, by the same rules, but that weights are typed in whole numbers. */
export function validateProgramForm(form: ProgramForm): readonly ProgramProblem[] {
  const content = toProgramContent(form)
  const fractions = form.exercises.flatMap(({ sets }, i) =>
    sets.flatMap((set, s) =>
      typedFractions(set, unitOf(form)).map(
        (field): ProgramProblem => ({ path: `exercises.${i}.sets.${s}.${field}`, reason: 'not_whole' }),
      ),
    ),
  )
  return [...validateProgram(content), ...fractions]
}

function nameProblems(name: string): ProgramProblem[] {
  return isUnseen(name)
    ? [{ path: 'name', reason: 'blank' }]
    : atMost('name', storedLength(name), programBounds.name.max, 'too_long')
}

function exerciseProblems(all: readonly PlannedExercise[], index: number): ProgramProblem[] {
  const path = `exercises.${index}`
  const exercise = all[index]
  if (!exercise) return []
  const first = all.findIndex((other) => placeOf(other) === placeOf(exercise))
  return [
    ...(first < index ? [{ path, reason: 'repeated' } as const] : []),
    ...(isScattered(all, index) ? [{ path, reason: 'scattered' } as const] : []),
    ...countProblems(`${path}.sets`, exercise.sets.length, programBounds.sets),
    ...exercise.sets.flatMap((set, s) => setProblems(`${path}.sets.${s}`, set)),
    ...figureProblems(`${path}.default_rest`, exercise.default_rest, programBounds.rest),
    ...figureProblems(`${path}.group`, exercise.group, setBounds.group),
    ...figureProblems(`${path}.group_rest`, exercise.group_rest, programBounds.group_rest),
    ...noteProblems(`${path}.note`, exercise.note),
  ]
}

function noteProblems(path: string, note: string | undefined): ProgramProblem[] {
  if (note === undefined) return []
  const length = storedLength(note)
  return length === 0 ? [{ path, reason: 'blank' }] : atMost(path, length, setBounds.note.max, 'too_long')
}

function countProblems(path: string, count: number, bounds: { min: number; max: number }): ProgramProblem[] {
  return count < bounds.min ? [{ path, reason: 'too_few' }] : atMost(path, count, bounds.max, 'too_many')
}

function atMost(path: string, value: number, max: number, reason: ProgramProblemReason): ProgramProblem[] {
  return value > max ? [{ path, reason }] : []
}
