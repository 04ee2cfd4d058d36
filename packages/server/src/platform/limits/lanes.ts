import { Problem } from '../problem.ts'
import { skeletonOf } from '../usernames/skeleton.ts'

/**
 * What a call is to the server: a light or a heavy read, the export of everything, a write, or the way into an account by
 * what it keeps secret, or to a username.
 */
export type Lane = 'read' | 'heavy-read' | 'export' | 'write' | 'entry'

/** So many calls of one person are worked on at once, and so many more wait for their turn. */
export interface LaneLimit {
  readonly running: number
  readonly waiting: number
}

export type LaneLimits = Readonly<Record<Lane, LaneLimit>>

/**
 * The published limits, counted by each server for itself: eight calls of one person at once leave others two of
 * the ten connections to the database. `docs/security.md` lists them.
 */
export const publishedLanes: LaneLimits = {
  read: { running: 3, waiting: 60 },
  'heavy-read': { running: 2, waiting: 20 },
  export: { running: 1, waiting: 0 },
  write: { running: 1, waiting: 60 },
  entry: { running: 1, waiting: 60 },
}

/** Where the calls of each person take their turn. */
export interface Lanes {
  /**
   * Waits for a turn of `userId`, and answers how to end it. Rejects when `gone` aborts before it came.
   * @throws Problem `too-many-at-once`
   */
  enter(lane: Lane, userId: string, gone: AbortSignal): Promise<() => void>
}

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/** Seconds after which a refused call may come again. */
const retryAfter = 2

const waitFor = (line: Line, gone: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      line.waiting.splice(line.waiting.indexOf(turn), 1)
      reject(gone.reason as Error)
    }
    const turn = () => {
      gone.removeEventListener('abort', leave)
      resolve()
    }
    line.waiting.push(turn)
    gone.addEventListener('abort', leave, { once: true })
  })

/** Lanes with these numbers; a person without a call costs no memory. */
export const createLanes = (limits: LaneLimits): Lanes => {
  const lines = new Map<string, Line>()
  const end = (key: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(key)
  }
  return {
    enter: async (lane, userId, gone) => {
      const key = `${lane} ${userId}`
      const line = lines.get(key) ?? { running: 0, waiting: [] }
      const { running, waiting } = limits[lane]
      if (line.running < running) {
        line.running += 1
        lines.set(key, line)
      } else {
        if (line.waiting.length >= waiting) throw new Problem('too-many-at-once', { retryAfter })
        await waitFor(line, gone)
      }
      // Not before the server has looked at what came meanwhile: calls that end without waiting for the database, such as bodies
      // that are refused, would otherwise follow one another with nobody in between.
      return () => void setImmediate(end, key, line)
    },
  }
}

/** By what all who want a username, or one that looks like it, come `oneByOne`. */
export const nameKey = (username: string): string => `name ${skeletonOf(username)}`

const never = new AbortController().signal

/**
 * Does `work` on what people may wait for who are not signed in, one at a time: the account whose id is `key`, or the names
 * of a `nameKey`. While it is held for long, those who wait for it keep one connection to the database, and not all of them
 * from everybody. Whoever hangs up keeps their turn.
 * @throws Problem `too-many-at-once`
 */
export const oneByOne = async <T>(lanes: Lanes, key: string, work: () => Promise<T>): Promise<T> => {
  const leave = await lanes.enter('entry', key, never)
  return work().finally(leave)
}
