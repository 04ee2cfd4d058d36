import { programBounds } from '../../program/bounds.ts'
import { moved } from '../../program/editor/moved.ts'
import type { SetKind } from '../../set/kind.ts'
import { placeOf } from '../../set/place.ts'
import type { Side } from '../../set/set-details.ts'
import type { PastDetail, PastLift, PastRow } from './form.ts'

/** The exercises of a form. Every operation answers a new list, or the same one when it does not apply. */
type Lifts = readonly PastLift[]

/** A typed field of a row. */
export type PastField = 'reps' | 'weight' | PastDetail

const wholeOrEmpty = /^\d*$/u
const halvesOrEmpty = /^\d*(?:[.,][05]?)?$/u
const hundredthsOrEmpty = /^\d*(?:[.,]\d{0,2})?$/u

const taken: Readonly<Record<PastField, RegExp>> = {
  reps: wholeOrEmpty,
  weight: hundredthsOrEmpty,
  rir: halvesOrEmpty,
  seconds: wholeOrEmpty,
  distance: wholeOrEmpty,
  assist: hundredthsOrEmpty,
}

const blankRow = (key: number): PastRow => ({ key, kind: 'work', reps: '', weight: '' })

const nextKey = (lifts: Lifts): number => Math.max(-1, ...lifts.flatMap(({ rows }) => rows.map(({ key }) => key))) + 1

/** Adds exercises at the end, each with an empty row; as many as a workout may have, and none that is there. */
export function addLifts(lifts: Lifts, picked: readonly Pick<PastLift, 'exercise_id' | 'name'>[]): Lifts {
  let all = lifts
  for (const { exercise_id, name } of picked) {
    const isThere = all.some((lift) => lift.exercise_id === exercise_id)
    if (isThere || all.length >= programBounds.exercises.max) continue
    all = [...all, { exercise_id, name, rows: [blankRow(nextKey(all))] }]
  }
  return all
}

/** Takes an exercise out, with its sets. */
export function removeLift(lifts: Lifts, index: number): Lifts {
  return lifts[index] ? lifts.toSpliced(index, 1) : lifts
}

/** Brings an exercise back to where it was; nothing when it was added again meanwhile. */
export function restoreLift(lifts: Lifts, index: number, lift: PastLift): Lifts {
  return lifts.some((other) => placeOf(other) === placeOf(lift)) ? lifts : lifts.toSpliced(index, 0, lift)
}

/** Moves an exercise to another position. */
export const moveLift = (lifts: Lifts, from: number, to: number): Lifts => moved(lifts, from, to)

/** Writes about an exercise in the workout. */
export function noteLift(lifts: Lifts, index: number, note: string): Lifts {
  const lift = lifts[index]
  return lift ? lifts.with(index, { ...lift, note }) : lifts
}

/** Adds a set: one like the last, or an empty row of its kind and side to type into. */
export function addRow(lifts: Lifts, index: number, like: 'last' | 'empty'): Lifts {
  const key = nextKey(lifts)
  return changeRows(lifts, index, (rows) => {
    const last = rows.at(-1)
    if (like === 'empty' || !last) return [...rows, { ...blankRow(key), kind: last?.kind ?? 'work', side: last?.side }]
    const { origin: _, note: __, ...row } = last
    return [...rows, { ...row, key }]
  })
}

/** Takes a set out. */
export function removeRow(lifts: Lifts, index: number, row: number): Lifts {
  return changeRows(lifts, index, (rows) => (rows[row] ? rows.toSpliced(row, 1) : rows))
}

/** Moves a set to another position among those of its exercise. */
export function moveRow(lifts: Lifts, index: number, from: number, to: number): Lifts {
  return changeRows(lifts, index, (rows) => moved(rows, from, to))
}

/** Writes about a set. */
export function noteRow(lifts: Lifts, index: number, row: number, note: string): Lifts {
  return changeRows(lifts, index, (rows) => {
    const old = rows[row]
    return old ? rows.with(row, { ...old, note }) : rows
  })
}

/** Asks for a note of each set of an exercise. */
export function askNotes(lifts: Lifts, index: number): Lifts {
  return changeRows(lifts, index, (rows) => rows.map((row) => ({ ...row, note: row.note ?? '' })))
}

/** Types a field of a set; only what may become a figure is taken. */
export function typeFigure(lifts: Lifts, index: number, row: number, field: PastField, value: string): Lifts {
  return changeRows(lifts, index, (rows) => {
    const old = rows[row]
    return old && taken[field].test(value) ? rows.with(row, { ...old, [field]: value }) : rows
  })
}

/** Chooses what a set was for. */
export function chooseKind(lifts: Lifts, index: number, row: number, kind: SetKind): Lifts {
  return changeRows(lifts, index, (rows) => {
    const old = rows[row]
    return old ? rows.with(row, { ...old, kind }) : rows
  })
}

/** Chooses the side that a set was done with; undefined for both. */
export function chooseSide(lifts: Lifts, index: number, row: number, side: Side | undefined): Lifts {
  return changeRows(lifts, index, (rows) => {
    const old = rows[row]
    return old ? rows.with(row, { ...old, side }) : rows
  })
}

/** Asks the sets of an exercise for one thing more. */
export function askDetail(lifts: Lifts, index: number, detail: PastDetail): Lifts {
  return changeRows(lifts, index, (rows) => rows.map((row) => ({ ...row, [detail]: row[detail] ?? '' })))
}

function changeRows(lifts: Lifts, index: number, change: (rows: readonly PastRow[]) => readonly PastRow[]): Lifts {
  const lift = lifts[index]
  if (!lift) return lifts
  const rows = change(lift.rows)
  return rows === lift.rows ? lifts : lifts.with(index, { ...lift, rows })
}
