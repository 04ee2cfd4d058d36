import { programFileSchema } from '@fonte/contract/file/program-file'
import { type ProgramFile, programFileBounds, programFileVersion } from '@fonte/domain/program/file/program-file'

/** What a text was read as: a program, one of a newer Fonte, or nothing that this one knows. */
export type ReadProgramFile =
  | { readonly outcome: 'read'; readonly file: ProgramFile }
  | { readonly outcome: 'newer' }
  | { readonly outcome: 'unreadable' }

/** Reads parsed JSON that anybody may have written as a program's file; none makes it throw. */
export function readProgramFile(content: unknown): ReadProgramFile {
  if (isNewer(content)) return { outcome: 'newer' }
  const read = programFileSchema.safeParse(content)
  return read.success ? { outcome: 'read', file: read.data } : { outcome: 'unreadable' }
}

function isNewer(content: unknown): boolean {
  if (typeof content !== 'object' || content === null || !('format' in content && 'version' in content)) return false
  const { format, version } = content
  return format === programFileBounds.name && typeof version === 'number' && version > programFileVersion
}
