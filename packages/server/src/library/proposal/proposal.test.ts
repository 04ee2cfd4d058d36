import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../test-kit/factories.ts'
import { auditOf, newAdmin, newLibraryExercise } from '../../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { LibraryFiles } from '../library-file.ts'
import { loadLibrary } from '../load-library.ts'
import { readLibrary } from '../read-library.ts'

let testApp: OwnTestApp
let admin: Member

const library = readLibrary()
const bench = 'predefined-développé-couché'
const curl = 'predefined-curl-aux-haltères'
const [firstProgram] = library.programs
const programId = firstProgram?.id ?? ''

/** The files of a later release: other texts for two lifts, and another program. */
const later = (mark: string): LibraryFiles => ({
  ...library,
  exercises: library.exercises.map((row) =>
    row.id === bench || row.id === curl
      ? { ...row, description: { fr: `${row.description.fr} ${mark}`, en: `${row.description.en} ${mark}` } }
      : row,
  ),
  programs: library.programs.map((row) =>
    row.id === programId ? { ...row, name: { ...row.name, fr: mark }, exercises: row.exercises.slice(0, 2) } : row,
  ),
})

const load = (files: LibraryFiles) => loadLibrary(testApp.platform.database, files)
const query = (text: string, ...values: string[]) => testApp.platform.database.pool.query(text, values)
const proposalsOf = async (kind: 'exercises' | 'programs') =>
  (await admin.client.call('get-library-proposals', { params: { kind } })).items

const guides = async () => (await admin.client.call('get-exercise-guides', { query: { lang: 'fr' } })).items

const benchRow = async () => {
  const [row] = (await query('SELECT * FROM exercises WHERE id = $1', bench)).rows
  return row
}

/** Takes what is proposed for the bench press. */
const takeBench = async () => {
  const found = (await proposalsOf('exercises')).find(({ id }) => id === bench)
  const params = { kind: 'exercises', id: bench } as const
  testApp.clock.advance({ seconds: 1 })
  await admin.client.call('take-library-proposal', { params, body: { proposal: found?.proposal ?? '' } })
}

/** Takes back what the log has last of a row. */
const undoLatest = async (id: string) => {
  const { rows } = await query('SELECT id FROM audit_log WHERE subject_id = $1 ORDER BY created_at DESC', id)
  await admin.client.call('undo-admin-action', { params: { id: String(rows[0].id) }, body: {} })
}

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newAdmin(testApp)
})

afterAll(() => testApp.close())

beforeEach(async () => {
  await query('DELETE FROM library_proposals')
  await query("UPDATE exercises SET edited_at = NULL, seed_hash = 'x' WHERE creator_id IS NULL")
  await query("UPDATE programs SET edited_at = NULL, seed_hash = 'x' WHERE is_predefined")
  await load(library)
  for (const id of [bench, curl]) {
    await query(
      "UPDATE exercises SET description = 'Pousser.', description_en = 'Press.', edited_at = now() WHERE id = $1",
      id,
    )
  }
  await query("UPDATE programs SET name = 'À nous', edited_at = now() WHERE id::text = $1", programId)
})

describe('a new text for what an administrator has edited', () => {
  it('is proposed and not written over it, a missing safety line first', async () => {
    expect(await load(library)).toMatchObject({ proposed: 0 })
    expect(await load(later('Plus tard.'))).toMatchObject({ kept: 3, proposed: 3 })
    const items = await proposalsOf('exercises')
    expect(items.map(({ id, adds_safety }) => [id, adds_safety])).toEqual([
      [bench, true],
      [curl, false],
    ])
    expect(items[0]?.texts).toContainEqual({
      field: 'safety',
      lang: 'fr',
      present: null,
      proposed: expect.stringContaining('sécurités'),
    })
    expect(items[1]?.texts).toEqual([
      { field: 'description', lang: 'fr', present: 'Pousser.', proposed: expect.stringMatching(/Plus tard\.$/u) },
      { field: 'description', lang: 'en', present: 'Press.', proposed: expect.stringMatching(/Plus tard\.$/u) },
    ])
  })

  it('misses no safety line where only the name was edited, as the guide is still shown beside the text', async () => {
    const brief = { fr: 'Pousser.', en: 'Press.' }
    await query('UPDATE exercises SET edited_at = NULL WHERE id = $1', bench)
    const lifts = library.exercises.map((row) => (row.id === bench ? { ...row, description: brief } : row))
    await load({ ...library, exercises: lifts })
    await query("UPDATE exercises SET name = 'Couché', edited_at = now() WHERE id = $1", bench)
    await load(later('Plus tard.'))
    const item = (await proposalsOf('exercises')).find(({ id }) => id === bench)
    expect(item?.adds_safety).toBe(false)
    expect(item?.texts.map(({ field, lang }) => [field, lang])).toEqual([
      ['name', 'fr'],
      ['description', 'fr'],
      ['description', 'en'],
    ])
  })

  it('shows what a program would plan beside what it plans', async () => {
    await load(later('Plus tard'))
    const [item] = await proposalsOf('programs')
    expect(item?.texts).toEqual([{ field: 'name', lang: 'fr', present: 'À nous', proposed: 'Plus tard' }])
    expect(item?.exercises?.present).toHaveLength(firstProgram?.exercises.length ?? 0)
    expect(item?.exercises?.proposed).toHaveLength(2)
    expect(item?.exercises?.proposed[0]?.name).not.toContain('predefined-')
  })

  it('is taken: the row follows the files again, and the log has it as an edit', async () => {
    await load(later('Plus tard.'))
    const [{ proposal = '' } = {}] = await proposalsOf('exercises')
    const params = { kind: 'exercises', id: bench } as const
    await admin.client.call('take-library-proposal', { params, body: { proposal } })
    expect((await proposalsOf('exercises')).map(({ id }) => id)).toEqual([curl])
    expect(await auditOf(testApp, bench)).toEqual([
      expect.objectContaining({
        action: 'update-library-exercise',
        before: expect.objectContaining({ description: 'Pousser.' }),
      }),
    ])
    expect((await load(later('Encore plus tard.'))).updated).toBe(1)
    expect((await admin.client.refusal('take-library-proposal', { params, body: { proposal } })).code).toBe('not-found')
  })

  it('is taken, and the log can take that back: the former text is there again, without the guide', async () => {
    await load(later('Plus tard.'))
    const guided = async () => (await guides()).some(({ exercise_id }) => exercise_id === bench)
    await takeBench()
    expect([(await benchRow()).description_en, await guided()]).toEqual([expect.stringMatching(/Plus tard\.$/u), true])
    await undoLatest(bench)
    expect([(await benchRow()).description, (await benchRow()).description_en]).toEqual(['Pousser.', 'Press.'])
    expect(await guided()).toBe(false)
  })

  it('is taken as an edit is saved: the former name leads to it, and what a muscle that is gone did is left out', async () => {
    await query("UPDATE exercises SET name = 'Couché' WHERE id = $1", bench)
    const files = later('Plus tard.')
    await load(files)
    const wanted = files.exercises.find(({ id }) => id === bench)?.muscles
    await query('DELETE FROM muscles WHERE id = $1', wanted?.secondary[0] ?? '')
    await takeBench()
    const { name, aliases, muscle_ids } = await benchRow()
    expect([name, aliases[0]]).toEqual(['Développé couché', 'Couché'])
    expect(muscle_ids).toEqual([...(wanted?.prime ?? []), ...(wanted?.secondary.slice(1) ?? [])])
  })

  it('is taken for a program with its plan, which the log can take back', async () => {
    await load(later('Plus tard'))
    const [{ proposal = '' } = {}] = await proposalsOf('programs')
    await admin.client.call('take-library-proposal', {
      params: { kind: 'programs', id: programId },
      body: { proposal },
    })
    const read = async () => admin.client.call('get-program', { params: { id: programId } })
    expect([(await read()).name, (await read()).exercises.length]).toEqual(['Plus tard', 2])
    await undoLatest(programId)
    expect((await read()).name).toBe('À nous')
    expect((await read()).exercises).toHaveLength(firstProgram?.exercises.length ?? 0)
    expect(await proposalsOf('programs')).toEqual([])
  })

  it('is declined until the files bring another one, and the decision can be taken back', async () => {
    await load(later('Plus tard.'))
    const [{ proposal = '' } = {}] = await proposalsOf('exercises')
    const params = { kind: 'exercises', id: bench } as const
    const decide = (declined: boolean) =>
      admin.client.call('decline-library-proposal', { params, body: { proposal, declined } })
    const open = async () => (await proposalsOf('exercises')).some(({ id }) => id === bench)
    await decide(true)
    await load(later('Plus tard.'))
    expect(await open()).toBe(false)
    await decide(false)
    expect(await open()).toBe(true)
    await decide(true)
    await load(later('Encore plus tard.'))
    expect(await open()).toBe(true)
    const decisions = (await auditOf(testApp, bench)).filter(({ action }) => action === 'decline-library-proposal')
    expect(decisions.map(({ after }) => after.declined).toSorted()).toEqual([false, true, true])
  })

  it('is declined, and what an administrator edited before can still be taken back', async () => {
    const search = library.exercises.find(({ id }) => id === bench)?.name.fr
    const { items } = await admin.client.call('get-library-exercises', { query: { search } })
    const row = items.find(({ id }) => id === bench)
    if (!row) throw new Error('no bench press')
    const body = newLibraryExercise({ name: row.name, muscle_group_id: row.muscle_group_id, muscle_ids: [] })
    testApp.clock.advance({ seconds: 1 })
    await admin.client.call('update-library-exercise', {
      params: { id: bench },
      body: { ...body, description: 'À nous encore.', version: row.version },
    })
    const { rows } = await query(
      `SELECT id FROM audit_log WHERE subject_id = $1 AND action = 'update-library-exercise' ORDER BY created_at DESC, id DESC`,
      bench,
    )
    await load(later('Plus tard.'))
    const [{ proposal = '' } = {}] = await proposalsOf('exercises')
    testApp.clock.advance({ seconds: 1 })
    await admin.client.call('decline-library-proposal', {
      params: { kind: 'exercises', id: bench },
      body: { proposal, declined: true },
    })
    await admin.client.call('undo-admin-action', { params: { id: String(rows[0].id) }, body: {} })
  })

  it('that is not the one that was looked at is neither taken nor declined', async () => {
    await load(later('Plus tard.'))
    const params = { kind: 'exercises', id: bench } as const
    const other = { proposal: 'another' }
    expect((await admin.client.refusal('take-library-proposal', { params, body: other })).code).toBe('not-found')
    const body = { ...other, declined: true }
    expect((await admin.client.refusal('decline-library-proposal', { params, body })).code).toBe('not-found')
  })

  it('is withdrawn once the files say it no longer, as before or not at all, so that nobody loses a row to it', async () => {
    await load(later('Plus tard.'))
    expect(await proposalsOf('exercises')).toHaveLength(2)
    await load(library)
    expect((await query('SELECT FROM library_proposals')).rows).toEqual([])
    await load(later('Plus tard.'))
    await load({ ...library, exercises: library.exercises.filter(({ id }) => id !== bench), programs: [] })
    expect(await proposalsOf('exercises')).toEqual([])
    expect(await proposalsOf('programs')).toEqual([])
    expect((await query('SELECT id FROM exercises WHERE id = $1', bench)).rows).toHaveLength(1)
  })

  it('is not made for a row that is archived or was made by an administrator', async () => {
    await query('UPDATE exercises SET archived_at = now() WHERE id = $1', bench)
    await query('UPDATE exercises SET seed_hash = NULL WHERE id = $1', curl)
    expect(await load(later('Plus tard.'))).toMatchObject({ kept: 3, proposed: 1 })
  })
})
