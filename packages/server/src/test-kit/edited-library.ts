import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { LibraryFiles } from '../library/library-file.ts'
import { loadLibrary } from '../library/load-library.ts'
import { readLibrary } from '../library/read-library.ts'
import type { Member } from './factories.ts'
import { newAdmin } from './library.ts'
import { type OwnTestApp, startTestApp } from './start-test-app.ts'
import type { TestApp } from './test-app.ts'

/** The files as they are. */
export const library = readLibrary()

/** Two lifts and a program that an administrator has edited. */
export const bench = 'predefined-développé-couché'
const curl = 'predefined-curl-aux-haltères'
export const edited = { bench, curl, program: library.programs[0]?.id ?? '' }

/** The files of a later release: other texts for two lifts, and another program. */
export const later = (mark: string): LibraryFiles => ({
  ...library,
  exercises: library.exercises.map((row) =>
    row.id === bench || row.id === curl
      ? { ...row, description: { fr: `${row.description.fr} ${mark}`, en: `${row.description.en} ${mark}` } }
      : row,
  ),
  programs: library.programs.map((row) =>
    row.id === edited.program ? { ...row, name: { ...row.name, fr: mark }, exercises: row.exercises.slice(0, 2) } : row,
  ),
})

/** A library that administrators have edited, beside files that move on. */
const editedLibrary = ({ platform }: TestApp, admin: Member) => {
  const query = (text: string, ...values: string[]) => platform.database.pool.query(text, values)
  const load = (files: LibraryFiles) => loadLibrary(platform.database, files)
  const proposalsOf = async (kind: 'exercises' | 'programs') =>
    (await admin.client.call('get-library-proposals', { params: { kind } })).items
  /** The library as the files have it, with other texts of an administrator for the two lifts and the program. */
  const reset = async () => {
    await query('DELETE FROM library_proposals')
    await query("UPDATE exercises SET edited_at = NULL, seed_hash = 'x' WHERE creator_id IS NULL")
    await query("UPDATE programs SET edited_at = NULL, seed_hash = 'x' WHERE is_predefined")
    await load(library)
    await query(
      `UPDATE exercises SET description = 'Pousser.', description_en = 'Press.', edited_at = now() WHERE id IN ($1, $2)`,
      ...[bench, curl],
    )
    await query("UPDATE programs SET name = 'À nous', edited_at = now() WHERE id::text = $1", edited.program)
  }
  return { query, load, proposalsOf, reset }
}

/** A server for the tests of this file, whose edited library each test finds as an administrator left it. */
export const withEditedLibrary = () => {
  let testApp: OwnTestApp
  let admin: Member
  let edits: ReturnType<typeof editedLibrary>
  beforeAll(async () => {
    testApp = await startTestApp()
    admin = await newAdmin(testApp)
    edits = editedLibrary(testApp, admin)
  })
  afterAll(() => testApp.close())
  beforeEach(() => edits.reset())
  const query: typeof edits.query = (text, ...values) => edits.query(text, ...values)
  const load: typeof edits.load = (files) => edits.load(files)
  const proposalsOf: typeof edits.proposalsOf = (kind) => edits.proposalsOf(kind)
  return {
    query,
    load,
    proposalsOf,
    /** The server, once it has started. */
    server: () => testApp,
    /** The administrator's client, once the server has started. */
    client: () => admin.client,
  }
}
