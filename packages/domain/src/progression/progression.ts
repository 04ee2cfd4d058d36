/**
 * How an exercise of a program gets heavier. `double`: first more repetitions, up to the sets' `reps_max`, then more weight;
 * `linear`: more weight each time; `rir`: by what is left in reserve; `531`: Wendler's 5/3/1.
 */
export const progressionKinds = ['double', 'linear', 'rir', '531'] as const

/** The rule of an exercise; weights and steps in kg. It has the figures of its kind (`isProgression`) and no others. */
export type Progression = {
  readonly kind: (typeof progressionKinds)[number]
  readonly step: number
  /** `linear`: after so many failed times at a weight a tenth is taken off. */
  readonly tries?: number | undefined
  /** `rir`: the repetitions to leave in reserve, on average. */
  readonly rir?: number | undefined
  /** `531`: the training max, and the week of the cycle, 1 to 4. */
  readonly tm?: number | undefined
  readonly week?: number | undefined
}

/** What a rule may hold. */
export const progressionBounds = {
  step: { min: 0.25, max: 50 },
  tries: { min: 1, max: 3 },
  rir: { min: 0, max: 5 },
  tm: { min: 1, max: 2000 },
  week: { min: 1, max: 4 },
} as const

/** What each rule begins with. */
export const firstProgressions: Readonly<Record<Progression['kind'], Progression>> = {
  double: { kind: 'double', step: 2.5 },
  linear: { kind: 'linear', step: 2.5, tries: 3 },
  rir: { kind: 'rir', step: 2.5, rir: 2 },
  '531': { kind: '531', step: 2.5, tm: 100, week: 1 },
}

/** Whether a rule has the figures that its kind goes by, and no others. */
export function isProgression(rule: Progression): boolean {
  const needed = Object.keys(firstProgressions[rule.kind])
  const given = Object.entries(rule).flatMap(([name, value]) => (value === undefined ? [] : name))
  return given.length === needed.length && needed.every((name) => given.includes(name))
}
