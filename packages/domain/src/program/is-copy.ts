import type { Program } from './program.ts'

/**
 * Whether a program was made by copying a post, or is a duplicate of such: it is edited freely and never published. Where
 * nobody has said so, as on a device that kept it from before, the original it still names tells it.
 */
export function isCopy(program: Pick<Program, 'is_copy' | 'copied_from_program_id'>): boolean {
  return program.is_copy ?? program.copied_from_program_id !== null
}
