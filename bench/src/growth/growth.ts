import process from 'node:process'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { giveLife } from '../kit/life.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { growthFigure, timesOf } from './growth-figure.ts'
import { addOtherPeople } from './other-people.ts'
import { tellPlans } from './plan.ts'

/** Finished workouts of other people in the small database. */
const few = 1_000

const paths = [
  '/api/workout-history',
  '/api/workout-history/totals',
  '/api/workout-history/last-sets',
  '/api/programs',
] as const

/** Calls of one path before the other database has its turn, and turns. */
const callsATurn = 50
const turns = 8

/** A server whose database holds so much of other people, and somebody who is always the same. */
interface Place {
  readonly server: ServerProcess
  readonly person: Person
}

const settle = async (server: ServerProcess, entries: number): Promise<Place> => {
  const person = await joinFonte(server.url)
  await giveLife(person)
  await withDatabase(server.databaseUrl(), (pool) => addOtherPeople(pool, entries))
  return { server, person }
}

/** What a person’s own lists cost when there are `entries` finished workouts of other people instead of a thousand. */
export const measureGrowth = (entries: number): Promise<Measurement[]> =>
  withServer((little) =>
    withServer(async (much) => {
      const small = await settle(little, few)
      const large = await settle(much, entries)
      const figures: Measurement[] = []
      for (const path of paths) {
        const timesIn = ({ person }: Place) => timesOf(callsATurn, () => person.get(path))
        figures.push(await growthFigure(path, { small, large }, turns, timesIn))
      }
      process.stdout.write(`With ${entries} finished workouts of other people:\n`)
      await tellPlans(large.server.databaseUrl(), large.person, paths)
      return figures
    }),
  )
