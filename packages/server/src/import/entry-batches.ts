/** Sets that are read or put back at once, at most, unless one workout has more: nobody else is answered while they are taken apart. */
const setsAtOnce = 5_000

/** Workouts that are read at once, at most. */
const workoutsAtOnce = 200

/** The ids of workouts in their order, in parts of as many as are read at once. */
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
