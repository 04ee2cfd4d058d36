import type { DayKey } from '../../history/day.ts'
import { dayAfter } from '../../history/week.ts'
import { type MuscleBand, muscleBands } from './trained-exercise.ts'
import type { Training } from './training.ts'
import { addSum, noWeight, type WeightSum } from './weight-sum.ts'

/** The working volume of a week. */
export type VolumeWeek = {
  readonly monday: DayKey
  readonly workouts: number
  readonly volume: Readonly<WeightSum>
  /** By part of the body, each of them in the order of the stack. */
  readonly bands: readonly { readonly band: MuscleBand; readonly volume: Readonly<WeightSum> }[]
}

/** So many weeks up to the one that begins on a Monday, the earliest first. */
export function weeklyVolume({ days }: Pick<Training, 'days'>, lastMonday: DayKey, count: number): VolumeWeek[] {
  return Array.from({ length: count }, (_, index) => volumeOfWeek(days, dayAfter(lastMonday, (index + 1 - count) * 7)))
}

/** One bar of a chart of weeks: so many of them in a row, with what they come to. */
export type VolumeBar = Pick<VolumeWeek, 'monday' | 'volume' | 'bands'> & { readonly weeks: number }

/** The weeks in at most so many bars, each of as many weeks; only the earliest bar may have fewer. */
export function volumeBars(weeks: readonly VolumeWeek[], atMost: number): VolumeBar[] {
  const size = Math.max(1, Math.ceil(weeks.length / atMost))
  const short = weeks.length % size
  const starts = Array.from({ length: Math.floor(weeks.length / size) }, (_, index) => short + index * size)
  return [...(short > 0 ? [weeks.slice(0, short)] : []), ...starts.map((at) => weeks.slice(at, at + size))].map(barOf)
}

function barOf(weeks: readonly VolumeWeek[]): VolumeBar {
  const volume = noWeight()
  const bands = muscleBands.map((band) => ({ band, volume: noWeight() }))
  for (const week of weeks) {
    addSum(volume, week.volume)
    for (const [place, { volume: ofBand }] of bands.entries()) addSum(ofBand, week.bands[place]?.volume ?? noWeight())
  }
  return { monday: weeks[0]?.monday ?? '', weeks: weeks.length, volume, bands }
}

function volumeOfWeek(days: Training['days'], monday: DayKey): VolumeWeek {
  const volume = noWeight()
  const bands = muscleBands.map((band) => ({ band, volume: noWeight() }))
  let workouts = 0
  for (let number = 0; number < 7; number += 1) {
    const day = days.get(dayAfter(monday, number))
    if (!day) continue
    workouts += day.workouts.length
    addSum(volume, day.volume)
    for (const { band, volume: ofBand } of bands) addSum(ofBand, day.bands.get(band) ?? noWeight())
  }
  return { monday, workouts, volume, bands }
}
