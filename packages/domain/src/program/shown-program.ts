import { visibleText } from '../words/visible-text.ts'
import type { Program, ProgramExercise } from './program.ts'

/** A row as others may have it: without what its lifter noted for themself, and how far they have come. */
export function sharedRow({ note, progression, ...row }: ProgramExercise): ProgramExercise {
  return row
}

/**
 * A program as people other than its owner are shown it: nothing hides or turns text, and `imageUrl` stands for its picture,
 * null where its host must not be told who reads.
 */
export function shownProgram(program: Program, imageUrl: string | null): Program {
  return {
    ...program,
    name: visibleText(program.name),
    description: visibleText(program.description),
    image_url: imageUrl,
    exercises: program.exercises.map((row) => ({ ...sharedRow(row), name: visibleText(row.name) })),
  }
}
