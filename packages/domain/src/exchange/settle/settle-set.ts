import { programBounds } from '../../program/bounds.ts'
import { setBounds } from '../../set/set-details.ts'
import { exactPounds, toKg, type WeightUnit } from '../../units/weight.ts'
import type { DistanceUnit, ImportedSet, WrittenFigure } from '../imported-workout.ts'
import type { ImportAnswers, SettledSet } from './settled-workout.ts'

const metresPer: Readonly<Record<DistanceUnit, number>> = { m: 1, km: 1000, mi: 1609.344, yd: 0.9144, ft: 0.3048 }

/** Plates of the whole world are multiples of it; what an app converted and cut is brought back to it. */
const poundStep = 0.05

/** How far a weight may be from a half kilogram, or a half pound, to have been written down as that. */
const tolerance = 0.01

type Kept = { readonly kg: number; readonly lb?: number }

/** What of a set is above what the log takes. */
export type SettleFault = { readonly limit: number; readonly value: number }

/** A set in kilograms and metres. */
export function settleSet(set: ImportedSet, answers: ImportAnswers): SettledSet | SettleFault {
  const { weight: writtenWeight, assist: writtenAssist, distance: writtenDistance, note, ...rest } = set
  const weight = writtenWeight ? kept(writtenWeight, answers) : { kg: 0 }
  const assist = writtenAssist && kept(writtenAssist, answers)
  if (weight.kg > programBounds.weight.max) return { limit: programBounds.weight.max, value: weight.kg }
  if (assist && assist.kg > setBounds.assist.max) return { limit: setBounds.assist.max, value: assist.kg }
  const distance = writtenDistance ? metres(writtenDistance, answers.distanceUnit) : 0
  if (distance > setBounds.distance.max) return { limit: setBounds.distance.max, value: distance }
  return {
    ...rest,
    weight: weight.kg,
    ...(weight.lb !== undefined && { weight_lb: weight.lb }),
    ...(assist && { assist: assist.kg }),
    ...(assist?.lb !== undefined && { assist_lb: assist.lb }),
    ...(distance >= setBounds.distance.min && { distance }),
    ...(note !== undefined && answers.keepNotes && { note }),
  }
}

const metres = ({ figure, unit }: WrittenFigure<DistanceUnit>, answered: DistanceUnit): number =>
  Math.round(figure * metresPer[unit ?? answered])

function kept({ figure, unit }: WrittenFigure<WeightUnit>, { weightUnit, convertBack }: ImportAnswers): Kept {
  const written = unit ?? weightUnit
  if (convertBack === null || convertBack === written) return inUnit(figure, written)
  return convertBack === 'kg' ? { kg: onStep(figure / exactPounds(1)) } : inUnit(onStep(exactPounds(figure)), 'lb')
}

function inUnit(figure: number, unit: WeightUnit): Kept {
  if (unit === 'kg') return { kg: hundredths(figure) }
  const lb = hundredths(Math.round(figure / poundStep) * poundStep)
  return { kg: toKg(lb), lb }
}

/** The half unit that a converted figure stands for, else its hundredths. */
function onStep(figure: number): number {
  const half = Math.round(figure * 2) / 2
  return Math.abs(half - figure) <= tolerance ? half : hundredths(figure)
}

const hundredths = (figure: number): number => Math.round(figure * 100) / 100
