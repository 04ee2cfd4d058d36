import { canonicalJson } from '../../identity/canonical-json.ts'
import { type ProgramExercise, plannedExercise } from '../../program/program.ts'
import { swappedSet } from '../plan/change-plan.ts'
import { placesOf, type WorkoutPlace } from '../plan/place.ts'
import type { Finished } from '../state.ts'
import { keptPlaces, planned } from './saved-exercises.ts'

/** An exercise by its name, in both languages. */
type Named = Pick<ProgramExercise, 'name' | 'name_en'>

/** One thing that a workout changed of its program. `change` counts the sets that are more, or below 0 fewer; warm-ups are counted apart. */
export type ProgramChange =
  | { readonly kind: 'swapped'; readonly from: Named; readonly to: Named }
  | { readonly kind: 'sets' | 'warm-ups'; readonly exercise: Named; readonly change: number }
  | { readonly kind: 'replanned' | 'removed'; readonly exercise: Named }
  | { readonly kind: 'added'; readonly exercise: Named; readonly sets: number }
  | { readonly kind: 'moved'; readonly exercise: Named; readonly after: Named | null }
  | { readonly kind: 'grouped' | 'ungrouped'; readonly exercises: readonly Named[] }

/** A row of the program with its place; `origin` is the place of the program that it stands in, whatever was swapped there. */
type Line = { readonly row: ProgramExercise; readonly place: WorkoutPlace; readonly origin: string }

/** What a program that takes the changes of a workout has otherwise than before, as one would say it. */
export function programChanges(state: Finished): readonly ProgramChange[] {
  const before = linesOf({ program: state.program, places: placesOf(state.program), recorded: [] })
  const after = linesOf(state)
  const was = new Map(before.map((line) => [line.origin, line]))
  const left = new Set(after.map(({ origin }) => origin))
  const grouped = newGroups(before, after)
  return [
    ...before.filter(({ origin }) => !left.has(origin)).map(({ row }) => ({ kind: 'removed', exercise: row }) as const),
    ...after.flatMap((line) => ofExercise(was.get(line.origin), line)),
    ...moves(before, after, grouped),
    ...grouped.map((group) => ({ kind: 'grouped', exercises: group.map(({ row }) => row) }) as const),
    ...dissolvedGroups(before, after),
  ]
}

/** How many exercises were swapped, where nothing else of the program was changed; 0 where anything else was. */
export function swapsAlone(changes: readonly ProgramChange[]): number {
  return changes.every(({ kind }) => kind === 'swapped') ? changes.length : 0
}

function linesOf(trained: Parameters<typeof planned>[0]): readonly Line[] {
  const places = keptPlaces(trained.places)
  return planned(trained).flatMap((row, index) => {
    const place = places[index]
    return place ? [{ row, place, origin: originOf(place, trained.places) }] : []
  })
}

function originOf(place: WorkoutPlace, places: readonly WorkoutPlace[]): string {
  const before = places.find(({ id }) => id === place.replaces)
  return before ? originOf(before, places) : ((place.swapped && place.instead_of?.[0]?.id) ?? place.id)
}

function ofExercise(old: Line | undefined, { row, place }: Line): readonly ProgramChange[] {
  const now = countsOf(row)
  if (!old) return [{ kind: 'added', exercise: row, sets: now.sets || now.warmUps }]
  const isSwapped = old.row.exercise_id !== row.exercise_id
  const asPlanned = (exercise: ProgramExercise) => {
    const { default_rest, sets } = plannedExercise(exercise)
    return canonicalJson({ default_rest, sets: isSwapped ? sets.map((set) => swappedSet(set, place.measure)) : sets })
  }
  const before = countsOf(old.row)
  const [sets, warmUps] = [now.sets - before.sets, now.warmUps - before.warmUps]
  const isReplanned = sets === 0 && warmUps === 0 && asPlanned(old.row) !== asPlanned(row)
  return [
    ...(isSwapped ? [{ kind: 'swapped', from: old.row, to: row } as const] : []),
    ...(sets === 0 ? [] : [{ kind: 'sets', exercise: row, change: sets } as const]),
    ...(warmUps === 0 ? [] : [{ kind: 'warm-ups', exercise: row, change: warmUps } as const]),
    ...(isReplanned ? [{ kind: 'replanned', exercise: row } as const] : []),
  ]
}

function countsOf({ sets }: ProgramExercise): { readonly sets: number; readonly warmUps: number } {
  const warmUps = sets.filter(({ kind }) => kind === 'warmup').length
  return { sets: sets.length - warmUps, warmUps }
}

/** The exercises that stand elsewhere; one that came to stand in a group is told with that. */
function moves(
  before: readonly Line[],
  after: readonly Line[],
  grouped: readonly (readonly Line[])[],
): readonly ProgramChange[] {
  const joined = new Set(grouped.flatMap(([, ...others]) => others))
  const order = new Map(before.map(({ origin }, index) => [origin, index]))
  const compared = after.filter((line) => order.has(line.origin) && !joined.has(line))
  const inOrder = longestRise(compared.map(({ origin }) => order.get(origin) ?? 0))
  return compared
    .filter((_, index) => !inOrder.has(index))
    .map((line) => ({ kind: 'moved', exercise: line.row, after: after[after.indexOf(line) - 1]?.row ?? null }))
}

/** The positions of as many figures as possible that rise from one to the next. */
function longestRise(figures: readonly number[]): ReadonlySet<number> {
  const rises: (readonly number[])[] = []
  for (const [at, figure] of figures.entries()) {
    const lower = rises.filter((_, index) => (figures[index] ?? 0) < figure)
    rises.push([...longest(lower), at])
  }
  return new Set(longest(rises))
}

const longest = (rises: readonly (readonly number[])[]): readonly number[] =>
  rises.reduce((best, rise) => (rise.length >= best.length ? rise : best), [])

function groupsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const numbers = new Set(lines.flatMap(({ row }) => row.group ?? []))
  const groups = [...numbers].map((number) => lines.filter(({ row }) => row.group === number))
  return groups.filter((group) => group.length > 1)
}

const keyOf = (group: readonly Line[]) =>
  group
    .map(({ origin }) => origin)
    .toSorted()
    .join(' ')

/** The groups that are others than before; that an exercise of one was removed makes it no other. */
function newGroups(before: readonly Line[], after: readonly Line[]): readonly (readonly Line[])[] {
  const left = new Set(after.map(({ origin }) => origin))
  const known = new Set(groupsOf(before).map((group) => keyOf(group.filter(({ origin }) => left.has(origin)))))
  return groupsOf(after).filter((group) => !known.has(keyOf(group)))
}

/** The groups of which two exercises or more are done one after the other now. */
function dissolvedGroups(before: readonly Line[], after: readonly Line[]): readonly ProgramChange[] {
  const alone = new Map(after.filter(({ row }) => row.group === undefined).map((line) => [line.origin, line.row]))
  return groupsOf(before).flatMap((group) => {
    const exercises = group.flatMap(({ origin }) => alone.get(origin) ?? [])
    return exercises.length > 1 ? [{ kind: 'ungrouped', exercises } as const] : []
  })
}
