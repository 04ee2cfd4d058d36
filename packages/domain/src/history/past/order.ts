import type { PastLift, PastRow } from './form.ts'

/** A row with the exercise that it is of. */
type Done = { readonly lift: PastLift; readonly row: PastRow }

/**
 * The rows of a form in the order in which their sets were done. A superset alternates between its exercises: as long as the
 * exercises stand in the order of their first sets, each recorded set keeps its turn, and a new one follows the one before it.
 */
export function inOrderDone(lifts: readonly PastLift[]): readonly Done[] {
  const rows = lifts.flatMap((lift) => lift.rows.map((row): Done => ({ lift, row })))
  const firsts = lifts.flatMap(({ rows: own }) => turnsOf(own)[0] ?? [])
  if (!isAscending(firsts)) return rows
  let turn = -1
  const turns = lifts.flatMap(({ rows: own }) => {
    const recorded = turnsOf(own)
    let at = 0
    return own.map(({ origin }) => {
      turn = origin ? (recorded[at++] ?? turn) : turn
      return turn
    })
  })
  return rows
    .map((done, index) => ({ done, turn: turns[index] ?? 0 }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ done }) => done)
}

/** The turns of the recorded rows of an exercise, ascending: where its rows were moved, they change turns among them. */
const turnsOf = (rows: readonly PastRow[]): readonly number[] =>
  rows.flatMap(({ origin }) => origin?.order ?? []).toSorted((a, b) => a - b)

const isAscending = (turns: readonly number[]): boolean => turns.every((turn, index) => turn > (turns[index - 1] ?? -1))
