import { fold } from '../words/fold.ts'

/** A label on programs of one's own; each program stands in one folder at most. */
export type ProgramFolder = { readonly name: string; readonly programs: readonly string[] }

/** What folders may hold; `programs` in all of them together, as many as one may own. */
export const folderBounds = { folders: 20, name: { min: 1, max: 40 }, programs: 300 } as const

/** Whether folders hold together: names that differ, no program twice, and no more than may be kept. */
export function areFolders(folders: readonly ProgramFolder[]): boolean {
  const names = new Set(folders.map(({ name }) => fold(name)))
  const ids = folders.flatMap(({ programs }) => programs)
  return names.size === folders.length && new Set(ids).size === ids.length && ids.length <= folderBounds.programs
}

/** The folders with a program in the one of that name, and in no other; null takes it out of all. */
export function withProgramIn(
  folders: readonly ProgramFolder[],
  id: string,
  name: string | null,
): readonly ProgramFolder[] {
  return folders.map((folder) => {
    const others = folder.programs.filter((each) => each !== id)
    return { ...folder, programs: folder.name === name ? [...others, id] : others }
  })
}
