/** How long a program takes, as the community filters by it: up to half an hour, up to an hour, longer. */
export const programLengths = ['short', 'medium', 'long'] as const

export type ProgramLength = (typeof programLengths)[number]

/** The length of a program of so many estimated minutes. */
export function programLength(minutes: number): ProgramLength {
  if (minutes <= 30) return 'short'
  return minutes <= 60 ? 'medium' : 'long'
}
