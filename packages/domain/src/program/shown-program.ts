import { placeOf } from '../set/place.ts'
import { shownName, visibleText } from '../words/visible-text.ts'
import type { Program, ProgramExercise } from './program.ts'

/** A row as others may have it: without what its lifter noted for themself, and how far they have come. */
export function sharedRow({ note, progression, ...row }: ProgramExercise): ProgramExercise {
  return row
}

/** Notes that an author chose to show with a post, by the places of their exercises. */
export type SharedNotes = Readonly<Record<string, string>>

/** A row as others have it, with the note that its author chose to show. */
export function withSharedNote(row: ProgramExercise, notes: SharedNotes): ProgramExercise {
  const place = placeOf(row)
  return Object.hasOwn(notes, place) ? { ...row, note: visibleText(notes[place] ?? '') } : row
}

/** The notes at those places of a program; null where one of them has none. */
export function chosenNotes({ exercises }: Pick<Program, 'exercises'>, places: readonly string[]): SharedNotes | null {
  const notes = new Map(exercises.flatMap((row) => (row.note === undefined ? [] : [[placeOf(row), row.note]])))
  return places.every((place) => notes.has(place))
    ? Object.fromEntries(places.map((place) => [place, notes.get(place) ?? '']))
    : null
}

/**
 * A program as people other than its owner are shown it: nothing hides or turns text, and `imageUrl` stands for its picture,
 * null where its host must not be told who reads; `notes` are those that
 * its author chose to show.
 */
export function shownProgram(program: Program, imageUrl: string | null, notes: SharedNotes = {}): Program {
  return {
    ...program,
    name: shownName(program.name),
    description: visibleText(program.description),
    image_url: imageUrl,
    exercises: program.exercises.map((row) => ({
      ...withSharedNote(sharedRow(row), notes),
      name: shownName(row.name),
    })),
  }
}
