import type { Reader } from '../platform/database.ts'
import type { Version } from '../platform/http/answer/versioned.ts'
import type { Caller } from '../platform/session/caller.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'

const libraryVersionRow = compiledOnce<Record<never, never>, { version: string }>((reader) =>
  reader.selectFrom('library_version').select('version'),
)

/**
 * Changes with each change of muscles, global exercises and predefined programs, made through Fonte or by hand: triggers
 * renew it (migration 010). Who is signed in brings it along. `beside` is what else an answer depends on.
 */
export const libraryVersion = (visitor: Caller | null, reader: Reader, beside: string | null = null): Version =>
  visitor ? `${visitor.versions.library} ${beside}` : async () => `${await readVersion(reader)} ${beside}`

const readVersion = async (reader: Reader): Promise<string> => {
  const [row] = await libraryVersionRow({}, reader)
  if (!row) throw new Error('the library has no version')
  return row.version
}
