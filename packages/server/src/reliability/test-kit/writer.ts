import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { finishedWorkout, newProgram } from '../../test-kit/training.ts'
import type { Caller, Reply } from './caller.ts'
import type { Gate } from './gate.ts'

/** Somebody whose device keeps each write until a server has acknowledged it, as the outbox does. */
export interface Writer {
  readonly caller: Caller
  /** Workouts that a server has acknowledged, by their ids. */
  readonly acknowledged: ReadonlySet<string>
  readonly program: { readonly id: string; readonly saves: number }
  /** The workout that is on its way or waits to be sent again; null between two. */
  readonly underWay: string | null
  /** Tries that brought no acknowledgement, by what came instead: a status and code, or silence. */
  readonly failures: ReadonlyMap<string, number>
  /** Writes on until `stop`; each acknowledged write calls `noted`. */
  run(noted: () => void): Promise<void>
  /** Finishes what is under way and writes no more. */
  stop(): void
}

/** Failures that pass; any other refusal of these writes would be a defect. */
const mayPass = ({ status }: Reply) => status === 0 || status >= 500

type Call = readonly [method: string, path: string, body: { readonly id?: string }]

/** A writer that alternates between new workouts and changes of one program. */
export const createWriter = (caller: Caller, gate: Gate): Writer => {
  const acknowledged = new Set<string>()
  const failures = new Map<string, number>()
  const program = newProgram()
  let saves = 0
  let underWay: string | null = null
  let stopped = false

  const deliver = async ([method, path, body]: Call) => {
    for (;;) {
      const reply = await caller.send(await gate.open(), method, path, body)
      if (reply.status === 200) return
      if (!mayPass(reply)) throw new Error(`${method} ${path} was refused: ${reply.status} ${reply.code}`)
      const what = reply.status === 0 ? 'silence' : `${reply.status} ${reply.code}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
      await turn()
    }
  }
  const postWorkout = async () => {
    const workout = { ...finishedWorkout(Date.now()), id: randomUUID() }
    underWay = workout.id
    await deliver(['POST', '/api/workout-history', workout])
    acknowledged.add(workout.id)
    underWay = null
  }
  const saveProgram = async () => {
    const { id, ...fields } = { ...program, name: `Programme ${saves}` }
    if (saves === 0) await deliver(['POST', '/api/programs', { id, ...fields }])
    else await deliver(['PUT', `/api/programs/${id}`, { ...fields, version: saves } as object])
    saves += 1
  }
  return {
    caller,
    acknowledged,
    failures,
    program: {
      id: program.id,
      get saves() {
        return saves
      },
    },
    get underWay() {
      return underWay
    },
    run: async (noted) => {
      while (!stopped) {
        await saveProgram()
        noted()
        await postWorkout()
        noted()
      }
    },
    stop: () => {
      stopped = true
    },
  }
}
