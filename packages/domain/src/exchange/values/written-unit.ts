import type { WeightUnit } from '../../units/weight.ts'
import type { DistanceUnit } from '../imported-workout.ts'

const weights: Readonly<Record<string, WeightUnit>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
}

const distances: Readonly<Record<string, DistanceUnit>> = {
  m: 'm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  km: 'km',
  kilometers: 'km',
  kilometres: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  yd: 'yd',
  yards: 'yd',
  ft: 'ft',
  feet: 'ft',
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\.$/u, '')

/** The unit of a weight as files write it (`kgs`, `lbs`); null where the text is none. */
export const weightUnitOf = (text: string): WeightUnit | null => find(weights, text)

/** The unit of a distance as files write it (`mi.`, `meters`); null where the text is none. */
export const distanceUnitOf = (text: string): DistanceUnit | null => find(distances, text)

function find<Unit>(units: Readonly<Record<string, Unit>>, text: string): Unit | null {
  const name = plain(text)
  return Object.hasOwn(units, name) ? (units[name] ?? null) : null
}
