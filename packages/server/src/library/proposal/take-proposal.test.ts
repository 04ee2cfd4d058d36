import { type ProposalPart, proposalParts } from '@fonte/domain/library/proposal'
import { describe, expect, it } from 'vitest'
import { bench, edited, later, library, withEditedLibrary } from '../../test-kit/edited-library.ts'
import { auditOf } from '../../test-kit/library.ts'

const { query, load, proposalsOf, server, client } = withEditedLibrary()

const [firstProgram] = library.programs
const { curl, program: programId } = edited

const guides = async () => (await client().call('get-exercise-guides', { query: { lang: 'fr' } })).items

const benchRow = async () => {
  const [row] = (await query('SELECT * FROM exercises WHERE id = $1', bench)).rows
  return row
}

/** Takes these parts of what is proposed for the bench press, or for the program. */
const takeBench = async (parts: readonly ProposalPart[] = proposalParts) => {
  const found = (await proposalsOf('exercises')).find(({ id }) => id === bench)
  const params = { kind: 'exercises', id: bench } as const
  server().clock.advance({ seconds: 1 })
  await client().call('take-library-proposal', {
    params,
    body: { proposal: found?.proposal ?? '', version: found?.version ?? 0, parts: [...parts] },
  })
}

const takeProgram = async (parts: readonly ProposalPart[] = proposalParts) => {
  const [{ proposal = '', version = 0 } = {}] = await proposalsOf('programs')
  const params = { kind: 'programs', id: programId } as const
  server().clock.advance({ seconds: 1 })
  await client().call('take-library-proposal', { params, body: { proposal, version, parts: [...parts] } })
}

/** Whether something is proposed for the bench press. */
const isBenchProposed = async () => (await proposalsOf('exercises')).some(({ id }) => id === bench)

const readProgram = () => client().call('get-program', { params: { id: programId } })

/** Takes back what the log has last of a row. */
const undoLatest = async (id: string) => {
  const { rows } = await query('SELECT id FROM audit_log WHERE subject_id = $1 ORDER BY created_at DESC', id)
  await client().call('undo-admin-action', { params: { id: String(rows[0].id) }, body: {} })
}

describe('a proposal that an administrator takes', () => {
  it('is taken: the row follows the files again, and the log has it as an edit', async () => {
    await load(later('Plus tard.'))
    const [{ proposal = '', version = 0 } = {}] = await proposalsOf('exercises')
    const params = { kind: 'exercises', id: bench } as const
    const body = { proposal, version, parts: [...proposalParts] }
    await client().call('take-library-proposal', { params, body })
    expect((await proposalsOf('exercises')).map(({ id }) => id)).toEqual([curl])
    expect(await auditOf(server(), bench)).toEqual([
      expect.objectContaining({
        action: 'update-library-exercise',
        before: expect.objectContaining({ description: 'Pousser.' }),
      }),
    ])
    expect((await load(later('Encore plus tard.'))).updated).toBe(1)
    expect((await client().refusal('take-library-proposal', { params, body })).code).toBe('not-found')
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

  it('is proposed again once it is taken back, and the row is as it was, what no edit says included', async () => {
    await load(later('Plus tard.'))
    const held = async () => {
      const { version: _, updated_at, edited_at, ...row } = await benchRow()
      return row
    }
    const before = await held()
    await takeBench()
    expect(await held()).not.toEqual(before)
    await undoLatest(bench)
    expect([await held(), await isBenchProposed()]).toEqual([before, true])
    await load(later('Plus tard.'))
    expect(await isBenchProposed()).toBe(true)
    await takeBench()
    expect((await load(later('Encore plus tard.'))).updated).toBe(1)
  })

  it('is taken in part: what was not chosen stays as an administrator has it', async () => {
    await query(
      `UPDATE exercises SET equipment_ids = '{cable}', equipment = 'Poulie', muscle_ids = '{triceps-longue-portion}',
        prime_muscle_ids = NULL, measure = 'time', body_share = 0.5 WHERE id = $1`,
      bench,
    )
    await load(later('Plus tard.'))
    const item = (await proposalsOf('exercises')).find(({ id }) => id === bench)
    expect(item?.facts?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['equipment_ids', 'muscle_ids', 'prime_muscle_ids', 'measure', 'body_share']),
    )
    expect(item?.facts).toContainEqual({ field: 'measure', present: ['time'], proposed: ['reps'] })
    await takeBench(['description', 'sides'])
    const { description, equipment_ids, muscle_ids, prime_muscle_ids, measure, body_share } = await benchRow()
    expect(description).toMatch(/Plus tard\.$/u)
    expect({ equipment_ids, muscle_ids, prime_muscle_ids, measure, body_share: Number(body_share) }).toEqual({
      ...{ equipment_ids: ['cable'], muscle_ids: ['triceps-longue-portion'], prime_muscle_ids: null },
      ...{ measure: 'time', body_share: 0.5 },
    })
  })

  it('is not taken where nothing of it is, or no longer: the row stays as it was', async () => {
    await load(later('Plus tard.'))
    const [{ proposal = '', version = 0 } = {}] = await proposalsOf('exercises')
    const before = await benchRow()
    for (const parts of [[], ['exercises' as const, 'measure' as const]]) {
      const input = { params: { kind: 'exercises', id: bench }, body: { proposal, version, parts } } as const
      expect((await client().refusal('take-library-proposal', input)).code).toBe('not-found')
    }
    expect([await benchRow(), await isBenchProposed()]).toEqual([before, true])
  })

  it.each([
    ['exercises', bench],
    ['programs', programId],
  ] as const)('is not taken over what another administrator saved after it was read: %s', async (kind, id) => {
    await load(later('Plus tard.'))
    const [{ proposal = '', version = 0 } = {}] = await proposalsOf(kind)
    const change = "SET description = 'Autrement.', version = version + 1, edited_at = now() WHERE id::text = $1"
    await query(`UPDATE ${kind} ${change}`, id)
    const take = (version: number) => ({ params: { kind, id }, body: { proposal, version, parts: [...proposalParts] } })
    expect((await client().refusal('take-library-proposal', take(version))).code).toBe('version-conflict')
    const { rows } = await query(`SELECT description FROM ${kind} WHERE id::text = $1`, id)
    expect(rows[0]?.description).toBe('Autrement.')
    const [renewed] = await proposalsOf(kind)
    await client().call('take-library-proposal', take(renewed?.version ?? 0))
    expect((await proposalsOf(kind)).some((item) => item.id === id)).toBe(false)
  })

  it('is taken in part, and the rest is proposed no more until the files say something else', async () => {
    await query("UPDATE exercises SET measure = 'time' WHERE id = $1", bench)
    await load(later('Plus tard.'))
    await takeBench(['description'])
    expect([await isBenchProposed(), (await load(later('Plus tard.'))).proposed]).toEqual([false, 0])
    await load(later('Encore plus tard.'))
    expect([await isBenchProposed(), (await benchRow()).measure]).toEqual([true, 'time'])
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

  it('is taken for a program with its plan, which the log can take back: it is proposed again', async () => {
    await load(later('Plus tard'))
    await takeProgram()
    expect([(await readProgram()).name, (await readProgram()).exercises.length]).toEqual(['Plus tard', 2])
    await undoLatest(programId)
    expect((await readProgram()).name).toBe('À nous')
    expect((await readProgram()).exercises).toHaveLength(firstProgram?.exercises.length ?? 0)
    expect(await proposalsOf('programs')).toHaveLength(1)
    await takeProgram(['name'])
    expect([(await readProgram()).name, (await readProgram()).exercises.length]).toEqual([
      'Plus tard',
      firstProgram?.exercises.length,
    ])
  })
})
