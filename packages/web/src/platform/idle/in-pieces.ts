import { monotonicNow } from '../clock.ts'
import { giveWay } from './idle.ts'

/** How long one piece of the work may take (ms): no frame feels it, on a slow phone either. */
const piece = 8

/** What cutting work into pieces needs; tests bring their own. */
export interface PieceTools {
  /** Ms on a clock that nobody can set. */
  readonly monotonicNow: () => number
  /** Lets everything else come first. */
  readonly pause: () => Promise<void>
}

/** The page's own: everything that waits comes between two pieces. */
export const pagePieces: PieceTools = { monotonicNow, pause: giveWay }

/** Does `work` for each item, pausing often enough that the page answers all the time. */
export async function inPieces<T, R>(items: readonly T[], work: (item: T) => R, tools: PieceTools): Promise<R[]> {
  const done: R[] = []
  let began = tools.monotonicNow()
  for (const item of items) {
    done.push(work(item))
    if (tools.monotonicNow() - began < piece) continue
    await tools.pause()
    began = tools.monotonicNow()
  }
  return done
}
