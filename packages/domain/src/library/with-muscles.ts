/** The muscles of a lift, by what they do. */
interface Worked {
  readonly muscle_ids: readonly string[]
  readonly prime_muscle_ids: readonly string[]
  readonly stabilising_muscle_ids: readonly string[]
}

/** A lift without the muscles that are not there. */
export const withMuscles = <T extends Worked>(lift: T, isThere: (muscleId: string) => boolean): T => ({
  ...lift,
  muscle_ids: lift.muscle_ids.filter(isThere),
  prime_muscle_ids: lift.prime_muscle_ids.filter(isThere),
  stabilising_muscle_ids: lift.stabilising_muscle_ids.filter(isThere),
})
