import { isHundredths } from '../bounds.ts'

export type ProgramProblemReason =
  | 'blank'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'repeated'
  | 'not_whole'
  | 'not_half'
  | 'too_precise'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'assist_with_weight'
  | 'other_weight'
  | 'below_reps'
  | 'scattered'

/** What is wrong with a program and where: `exercises.2.sets.0.reps`, positions from 0. */
export type ProgramProblem = { readonly path: string; readonly reason: ProgramProblemReason }

/** How finely a figure is measured. */
export type Precision = 'whole' | 'half' | 'hundredth'

/** What is wrong with a figure; nothing where there is none. */
export function figureProblems(
  path: string,
  value: number | undefined,
  { min, max }: { readonly min: number; readonly max: number },
  precision: Precision = 'whole',
): ProgramProblem[] {
  if (value === undefined) return []
  if (!(value >= 0)) return [{ path, reason: 'not_a_number' }]
  if (value < min) return [{ path, reason: 'too_small' }]
  if (value > max) return [{ path, reason: 'too_large' }]
  switch (precision) {
    case 'whole':
      return Number.isInteger(value) ? [] : [{ path, reason: 'not_whole' }]
    case 'half':
      return Number.isInteger(value * 2) ? [] : [{ path, reason: 'not_half' }]
    case 'hundredth':
      return isHundredths(value) ? [] : [{ path, reason: 'too_precise' }]
  }
}
