/** A row of a program, or a set, as far as its place tells. */
type Placed = { readonly exercise_id: string; readonly place?: string | undefined }

/**
 * The id of the place that an exercise has in a program or a workout. A row that names none is the only one of its exercise,
 * as every row was before an exercise could stand twice: the exercise's id stands for its place, on every device alike.
 */
export function placeOf({ exercise_id, place }: Placed): string {
  return place ?? exercise_id
}
