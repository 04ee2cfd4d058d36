/**
 * Sets that one statement reads, writes or deletes, at most, unless one workout has more: nobody else is answered while they
 * are taken apart, and a statement has its time.
 */
const setsAtOnce = 5_000

/** Workouts that one statement names, at most. */
export const workoutsAtOnce = 200

/** The ids of workouts in their order, in parts of as many as go with one statement. */
export const entryBatches = (entries: readonly { readonly id: string; readonly sets_done: number }[]): string[][] => {
  const batches: string[][] = []
  let sets = 0
  for (const { id, sets_done } of entries) {
    const batch = batches.at(-1)
    sets += sets_done
    if (batch && sets <= setsAtOnce && batch.length < workoutsAtOnce) batch.push(id)
    else {
      batches.push([id])
      sets = sets_done
    }
  }
  return batches
}
