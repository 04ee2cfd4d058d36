import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** PostgreSQL ended the transaction, so that others that waited for it in a circle can go on. */
const deadlockState = '40P01'

/** So often a transaction is begun: who meets others each time has met more than chance. */
const mostTries = 3

/** Longest pause (ms) before the second try, and by so much longer before each further one: who begins at once meets the same others. */
const pause = 50

/**
 * Runs a transaction, and runs it again where it was ended for a deadlock. `tries` counts from one.
 * @throws what the last try threw
 */
export const againAfterDeadlock = async <T>(run: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    const isDeadlock = error instanceof pg.DatabaseError && error.code === deadlockState
    if (!isDeadlock || tries === mostTries) throw error
    await setTimeout(Math.random() * pause * tries)
    return againAfterDeadlock(run, tries + 1)
  }
}
