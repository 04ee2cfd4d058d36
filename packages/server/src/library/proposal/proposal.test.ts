import { describe, expect, it } from 'vitest'
import { bench, edited, later, library, withEditedLibrary } from '../../test-kit/edited-library.ts'
import { auditOf, newLibraryExercise } from '../../test-kit/library.ts'

const { query, load, proposalsOf, server, client } = withEditedLibrary()

const [firstProgram] = library.programs
const { curl } = edited

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
    const texts = items[1]?.texts.filter(({ field }) => field !== 'guide')
    expect(items[1]?.texts.filter(({ field }) => field === 'guide').map(({ present }) => present)).toEqual([null, null])
    expect(texts).toEqual([
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

  it('is declined until the files bring another one, and the decision can be taken back', async () => {
    await load(later('Plus tard.'))
    const [{ proposal = '' } = {}] = await proposalsOf('exercises')
    const params = { kind: 'exercises', id: bench } as const
    const decide = (declined: boolean) =>
      client().call('decline-library-proposal', { params, body: { proposal, declined } })
    const open = async () => (await proposalsOf('exercises')).some(({ id }) => id === bench)
    await decide(true)
    await load(later('Plus tard.'))
    expect(await open()).toBe(false)
    await decide(false)
    expect(await open()).toBe(true)
    await decide(true)
    await load(later('Encore plus tard.'))
    expect(await open()).toBe(true)
    const decisions = (await auditOf(server(), bench)).filter(({ action }) => action === 'decline-library-proposal')
    expect(decisions.map(({ after }) => after.declined).toSorted()).toEqual([false, true, true])
  })

  it('is declined, and what an administrator edited before can still be taken back', async () => {
    const search = library.exercises.find(({ id }) => id === bench)?.name.fr
    const { items } = await client().call('get-library-exercises', { query: { search } })
    const row = items.find(({ id }) => id === bench)
    if (!row) throw new Error('no bench press')
    const body = newLibraryExercise({ name: row.name, muscle_group_id: row.muscle_group_id, muscle_ids: [] })
    server().clock.advance({ seconds: 1 })
    await client().call('update-library-exercise', {
      params: { id: bench },
      body: { ...body, description: 'À nous encore.', version: row.version },
    })
    const { rows } = await query(
      `SELECT id FROM audit_log WHERE subject_id = $1 AND action = 'update-library-exercise' ORDER BY created_at DESC, id DESC`,
      bench,
    )
    await load(later('Plus tard.'))
    const [{ proposal = '' } = {}] = await proposalsOf('exercises')
    server().clock.advance({ seconds: 1 })
    await client().call('decline-library-proposal', {
      params: { kind: 'exercises', id: bench },
      body: { proposal, declined: true },
    })
    await client().call('undo-admin-action', { params: { id: String(rows[0].id) }, body: {} })
  })

  it('that is not the one that was looked at is neither taken nor declined', async () => {
    await load(later('Plus tard.'))
    const params = { kind: 'exercises', id: bench } as const
    const other = { proposal: 'another' }
    const taken = { ...other, version: 1, parts: [] }
    expect((await client().refusal('take-library-proposal', { params, body: taken })).code).toBe('not-found')
    const body = { ...other, declined: true }
    expect((await client().refusal('decline-library-proposal', { params, body })).code).toBe('not-found')
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
