import { visibleText } from '../words/visible-text.ts'
import type { Program } from './program.ts'

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
    exercises: program.exercises.map((row) => ({ ...row, name: visibleText(row.name) })),
  }
}
