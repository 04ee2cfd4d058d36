import { pastBounds } from '../history/past/bounds.ts'

/** The apps whose files are read; `measures` is a plain list of body weights. */
export const importFormats = [
  'strong',
  'hevy',
  'fitnotes',
  'liftosaur',
  'stronglifts',
  'fitbod',
  'jefit',
  'wger',
  'apple-health',
  'measures',
] as const

export type ImportFormat = (typeof importFormats)[number]

/** What a file may hold: beyond that nothing of it is read. */
export const importBounds = {
  bytes: 50_000_000,
  rows: 100_000,
  workouts: 20_000,
  /** Sets of one workout. */
  sets: pastBounds.sets.max,
  field: 65_536,
  /** Characters that an open quote may run over. */
  quote: 1_000_000,
  zip: { files: 20, inflated: 200_000_000, ratio: 100 },
} as const

/** What one call brings of a file, at most. */
export const importCallBounds = { workouts: 100, names: 5_000, measures: 500, fileName: 255 } as const
