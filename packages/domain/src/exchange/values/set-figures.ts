import { setBounds } from '../../set/set-details.ts'
import type { WeightUnit } from '../../units/weight.ts'
import type { DistanceUnit, ImportedSet, WrittenFigure } from '../imported-workout.ts'
import type { FileReport } from '../workouts/report.ts'
import { halves, isReserve } from './effort.ts'

/** The figures of a row; null where nothing stands. */
export type SetFigures = {
  readonly reps: number | null
  readonly weight?: WrittenFigure<WeightUnit> | null
  readonly seconds?: number | null
  readonly distance?: WrittenFigure<DistanceUnit> | null
  readonly rpe?: number | null
  readonly rir?: number | null
}

type Figured = Pick<ImportedSet, 'line' | 'reps' | 'weight' | 'assist' | 'seconds' | 'distance' | 'rir'>

const hardest = 10

/** A set of these figures; null, and counted, where nothing was counted. On an assisted exercise the weight is the assistance. */
export function setOf(line: number, name: string, figures: SetFigures, report: FileReport): Figured | null {
  const { reps, weight, distance } = figures
  const seconds = heldSeconds(line, figures.seconds ?? 0, report)
  const isMissed = reps === 0 && (weight?.figure ?? 0) > 0
  if (!isMissed && (reps ?? 0) === 0 && seconds < setBounds.seconds.min && (distance?.figure ?? 0) === 0) {
    report.remark('empty-sets')
    return null
  }
  const rir = reserve(line, figures, report)
  return {
    line,
    reps: reps ?? 0,
    ...(weight && weight.figure > 0 && { [isAssisted(name) ? 'assist' : 'weight']: weight }),
    ...(seconds >= setBounds.seconds.min && { seconds }),
    ...(distance && distance.figure > 0 && { distance }),
    ...(rir !== undefined && { rir }),
  }
}

/** Whether the name of an exercise says that its weight is taken off the body's. */
const isAssisted = (name: string): boolean =>
  /\bas{1,2}ist(?:ed|ance|ée?s?|it[ao]|id[ao]s?)?\b|unterst[uü]tzt/iu.test(name) && !/\bband\b/iu.test(name)

/** Whole seconds; 0 for what no set takes. */
function heldSeconds(line: number, written: number, report: FileReport): number {
  const seconds = Math.round(written)
  if (seconds <= setBounds.seconds.max) return seconds
  report.warn(line, 'detail', String(seconds))
  return 0
}

/** An RPE of 0 is none; a reserve of 0 is one. */
function reserve(line: number, { rpe, rir }: SetFigures, report: FileReport): number | undefined {
  const left = rir ?? (rpe ? hardest - rpe : null)
  if (left === null) return undefined
  if (isReserve(left)) return halves(left)
  report.warn(line, 'detail', String(rir ?? rpe))
  return undefined
}
