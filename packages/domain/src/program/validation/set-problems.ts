import { setBounds } from '../../set/set-details.ts'
import { type SetFault, setFaults } from '../../set/set-faults.ts'
import { programBounds } from '../bounds.ts'
import type { ProgramSet } from '../program.ts'
import { figureProblems, type Precision, type ProgramProblem, type ProgramProblemReason } from './figure-problems.ts'

const bounds = {
  ...setBounds,
  reps: programBounds.reps,
  reps_max: programBounds.reps,
  weight: programBounds.weight,
  rest: programBounds.rest,
}

/** The figures of a planned set, and how finely each is measured. */
const precisions = {
  reps: 'whole',
  reps_max: 'whole',
  weight: 'hundredth',
  rest: 'whole',
  rir: 'half',
  seconds: 'whole',
  distance: 'whole',
  assist: 'hundredth',
  weight_lb: 'hundredth',
  assist_lb: 'hundredth',
} as const satisfies Readonly<Record<Exclude<keyof ProgramSet, 'kind'>, Precision>>

const figures = Object.keys(precisions) as readonly (keyof typeof precisions)[]

const faultReasons: Readonly<Record<SetFault['reason'], ProgramProblemReason>> = {
  'assist-with-weight': 'assist_with_weight',
  'other-weight': 'other_weight',
  'below-reps': 'below_reps',
}

/** What is wrong with a planned set, its path given; contradictions are told once each figure is sound by itself. */
export function setProblems(path: string, set: ProgramSet): ProgramProblem[] {
  const problems = figures.flatMap((field) =>
    figureProblems(`${path}.${field}`, set[field], bounds[field], precisions[field]),
  )
  if (problems.length > 0) return problems
  return setFaults(set).map(({ field, reason }) => ({ path: `${path}.${field}`, reason: faultReasons[reason] }))
}
