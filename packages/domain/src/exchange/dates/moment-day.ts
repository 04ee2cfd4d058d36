import type { WrittenMoment } from '../imported-workout.ts'

/** The day of a moment as the file has it, `yyyy-MM-dd`; of an instant, the one in UTC. */
export const dayOfMoment = (moment: WrittenMoment): string =>
  ('wall' in moment ? moment.wall : 'day' in moment ? moment.day : moment.instant).slice(0, 10)

/** The clock of a moment in epoch ms, as if it stood in UTC: moments of one file are compared by it. */
export const clockOfMoment = (moment: WrittenMoment): number => {
  if ('wall' in moment) return Date.parse(`${moment.wall}Z`)
  return Date.parse('instant' in moment ? moment.instant : moment.day)
}
