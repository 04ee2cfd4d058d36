import { countCharacters } from '../words/text-length.ts'
import { programBounds } from './bounds.ts'
import { isCopy } from './is-copy.ts'
import type { Program } from './program.ts'

/** Who duplicates, the new program's id, and what marks its name, such as " (copie)". */
export type Duplication = { readonly id: string; readonly user_id: string; readonly suffix: string }

/**
 * An own, unpublished program with the same content in its first version. A duplicate of a copy is a copy, too, though of no
 * original that its author could still change. A long name gives way to the suffix.
 */
export function duplicateProgram(program: Program, { id, user_id, suffix }: Duplication): Program {
  const { series: _, ...content } = program
  return {
    ...content,
    id,
    user_id,
    name: shortened(program.name, programBounds.name.max - countCharacters(suffix)) + suffix,
    name_en: null,
    is_public: false,
    is_predefined: false,
    copied_from_program_id: null,
    is_copy: isCopy(program),
    version: 1,
  }
}

/** The beginning of a name, of so many characters at most. */
export function shortened(name: string, length: number): string {
  const characters = [...name]
  return characters.length <= length ? name : characters.slice(0, length).join('').trimEnd()
}
