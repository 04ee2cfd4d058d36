import type { Measure } from '../exercise/measure.ts'
import { programBounds } from '../program/bounds.ts'
import { setBounds } from '../set/set-details.ts'
import { assistanceOf, type SetLoad } from '../set/set-load.ts'
import { type StoredWeight, stored, type WeightUnit } from '../units/weight.ts'
import type { Lift } from './state.ts'

/** A typed figure: the number it counts as, and whether it is over the bound (1,000 repetitions, 2,000 kg). */
export type Entry = { readonly value: number; readonly problem: 'too_large' | null }

const decimal = /^\+?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u

/** Typed repetitions: a comma or a point, rounded down; what is no number, or below 0, counts as 0. */
export function parseReps(text: string): Entry {
  return parseCount(text, 'reps')
}

/** The most that a set counts: repetitions, seconds or metres. */
export const countBounds: Readonly<Record<Measure, number>> = {
  reps: programBounds.reps.max,
  time: setBounds.seconds.max,
  distance: setBounds.distance.max,
}

/** Typed repetitions, seconds or metres, read as repetitions are. */
export function parseCount(text: string, measure: Measure): Entry {
  return bounded(Math.floor(parse(text)), countBounds[measure])
}

/** A typed load as it is stored, and whether it is over the bound. */
type LoadEntry<L> = { readonly value: L; readonly problem: 'too_large' | null }

/** A weight typed in the unit, to its hundredth: a comma or a point; what is no number, or below 0, counts as 0. */
export function parseLoad(unit: WeightUnit, text: string): LoadEntry<StoredWeight> {
  const value = stored(unit, parse(text))
  return { value, problem: bounded(value.weight, programBounds.weight.max).problem }
}

/** An assistance typed in the unit, read as a weight is. */
export function parseAssistance(unit: WeightUnit, text: string): LoadEntry<SetLoad> {
  const weight = stored(unit, parse(text))
  return { value: assistanceOf(weight), problem: bounded(weight.weight, setBounds.assist.max).problem }
}

/** A lift as it may be recorded, whatever the figures: whole repetitions and hundredths of a kg, within the bounds. */
export function admissibleLift({ reps, weight }: Lift): Lift {
  return {
    reps: Math.floor(within(reps, programBounds.reps.max)),
    weight: toHundredth(within(weight, programBounds.weight.max)),
  }
}

function parse(text: string): number {
  const figure = text.replace(/\s/gu, '')
  return decimal.test(figure) ? Number(figure.replace(',', '.')) : 0
}

function bounded(value: number, max: number): Entry {
  return { value, problem: value > max ? 'too_large' : null }
}

function within(value: number, max: number): number {
  return value > 0 ? Math.min(value, max) : 0
}

function toHundredth(kg: number): number {
  return Math.round(kg * 100) / 100
}
