import type { Database } from '../platform/database.ts'
import type { LibraryFiles } from './library-file.ts'
import { type LibraryReport, planLibrary } from './library-plan.ts'
import { toRows } from './library-rows.ts'
import { applyLibraryPlan, lockLibrary, readLibraryState } from './library-store.ts'
import { readLibrary } from './read-library.ts'

/**
 * Brings the muscles, global exercises and predefined programs of the database to what the library's files say, in one
 * transaction. Runs at every start: when nothing has changed it is a single query. What an administrator made or
 * edited stays as it is; an exercise that is gone from the files is archived. Answers what it did.
 */
export async function loadLibrary(database: Database, library: LibraryFiles = readLibrary()): Promise<LibraryReport> {
  const rows = toRows(library)
  const programIds = rows.programs.map(({ id }) => id)
  const glance = planLibrary(rows, await readLibraryState(programIds, database.read))
  if (glance.done) return glance.report
  return database.transaction(async (writer) => {
    await lockLibrary(writer)
    const plan = planLibrary(rows, await readLibraryState(programIds, writer))
    await applyLibraryPlan(plan, writer)
    return plan.report
  })
}
