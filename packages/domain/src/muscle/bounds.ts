/** How long the names of groups and muscles may be in characters. */
export const muscleBounds = { name: { min: 1, max: 50 } } as const

/** The parts of the body map that a muscle can be shown by. */
export const bodyRegions = [
  'abdominaux',
  'adducteurs',
  'avant-bras',
  'biceps',
  'dorsaux',
  'epaules',
  'fessiers',
  'ischio-jambiers',
  'lombaires',
  'mollets',
  'obliques',
  'pectoraux',
  'quadriceps',
  'trapezes',
  'triceps',
] as const

export type BodyRegion = (typeof bodyRegions)[number]
