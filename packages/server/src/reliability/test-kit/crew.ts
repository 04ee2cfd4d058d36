import { EventEmitter, once } from 'node:events'
import { ask, joinAt } from './caller.ts'
import { createGate, type Gate } from './gate.ts'
import { createWriter, type Writer } from './writer.ts'

/** Several writers at once, each with an account of their own. */
export interface Crew {
  readonly writers: readonly Writer[]
  readonly gate: Gate
  /** Resolves at the moment of the so-manyth acknowledgement from now, while the other writes are anywhere on their way. */
  acknowledgements(count: number): Promise<void>
  /** How many of the workouts under way the database has already. */
  arrivedUnheard(databaseUrl: string): Promise<number>
  /** Lets everybody finish what is under way. Throws when a server refused something. */
  finish(): Promise<void>
}

/** Signs writers up at a server and lets them wait at their gate. */
export const gatherCrew = async (size: number, url: string, databaseUrl: string): Promise<Crew> => {
  const gate = createGate()
  const callers = await Promise.all(Array.from({ length: size }, () => joinAt(url, databaseUrl)))
  const writers = callers.map((caller) => createWriter(caller, gate))
  const news = new EventEmitter()
  const work = Promise.all(writers.map((writer) => writer.run(() => news.emit('acknowledged'))))
  // Told to whoever waits for the writers, now or later.
  work.catch(() => undefined)
  return {
    writers,
    gate,
    acknowledgements: async (count) => {
      for (let seen = 0; seen < count; seen += 1) await Promise.race([once(news, 'acknowledged'), work])
    },
    arrivedUnheard: async (address) => {
      const ids = writers.flatMap(({ underWay }) => underWay ?? [])
      return (await ask(address, 'SELECT id FROM workout_history WHERE id = ANY($1)', [ids])).length
    },
    finish: async () => {
      for (const writer of writers) writer.stop()
      await work
    },
  }
}
