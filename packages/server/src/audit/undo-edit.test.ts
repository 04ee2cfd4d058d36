import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, signIn } from '../test-kit/factories.ts'
import { newAdmin, newLibraryExercise } from '../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  admin = await newAdmin(testApp)
})

beforeEach(() => signIn(admin.client, admin.form))

afterAll(() => testApp.close())

const later = () => testApp.clock.advance({ seconds: 1 })

const log = async (subject: string) => (await admin.client.call('get-audit-log', { query: { subject } })).items
const lastOf = async (subject: string) => (await log(subject))[0]?.id ?? ''

const undo = async (subject: string) => {
  const id = await lastOf(subject)
  later()
  await admin.client.call('undo-admin-action', { params: { id }, body: {} })
}

const refusalOf = async (id: string) =>
  (await admin.client.refusal('undo-admin-action', { params: { id }, body: {} })).code

const exercise = async (changes = {}) => {
  const body = newLibraryExercise({ aliases: ['Un, deux', 'Trois'], ...changes })
  const row = await admin.client.call('create-library-exercise', { body })
  later()
  const edit = (version: number, edits: object) => {
    later()
    return admin.client.call('update-library-exercise', {
      params: { id: row.id },
      body: { ...body, ...edits, version },
    })
  }
  return { row, edit }
}

const stored = async (id: string) => {
  const { items } = await admin.client.call('get-exercises', { query: {} })
  return items.find((row) => row.id === id)
}

describe('undoing an edit of the library', () => {
  it('gives an exercise all that it was back, also lists whose items hold commas, and leaves a line of its own', async () => {
    const { row, edit } = await exercise()
    await edit(1, { name: `${row.name} bis`, description: 'Autrement.', muscle_ids: [], equipment_ids: ['barbell'] })
    expect((await log(row.id))[0]?.can_undo).toBe(true)
    await undo(row.id)
    const { name, aliases, description, muscle_ids, equipment } = row
    expect(await stored(row.id)).toMatchObject({ name, aliases, description, muscle_ids, equipment })
    const [undoing, undone] = await log(row.id)
    expect([undoing, undone]).toMatchObject([{ can_undo: true }, { is_undone: true, can_undo: false }])
    expect(undoing?.changes).toContainEqual({ field: 'description', before: 'Autrement.', after: 'Poussez.' })
    expect(await refusalOf(undone?.id ?? '')).toBe('undo-conflict')
  })

  it('gives an exercise of the library back which muscles lead and which hold still', async () => {
    const id = 'predefined-développé-couché'
    const before = await stored(id)
    const { name, name_en = null, description_en = null } = before ?? {}
    const { items } = await admin.client.call('get-library-exercises', { query: { search: name } })
    const row = items.find((item) => item.id === id)
    if (!row) throw new Error('no bench press')
    const body = newLibraryExercise({
      ...{ name: row.name, name_en, aliases: row.aliases, aliases_en: row.aliases_en },
      ...{ description: row.description, description_en, muscle_group_id: row.muscle_group_id },
      muscle_ids: row.stabilising_muscle_ids ?? [],
    })
    later()
    await admin.client.call('update-library-exercise', { params: { id }, body: { ...body, version: row.version } })
    expect((await stored(id))?.prime_muscle_ids).toBeNull()
    await undo(id)
    const { muscle_ids, prime_muscle_ids, stabilising_muscle_ids } = row
    expect(await stored(id)).toMatchObject({ muscle_ids, prime_muscle_ids, stabilising_muscle_ids })
    expect((await log(id))[0]?.changes).toContainEqual({
      field: 'prime_muscle_ids',
      before: null,
      after: JSON.stringify(prime_muscle_ids),
    })
  })

  it('leaves unsaid what the muscles of an exercise do where nobody had said it', async () => {
    const { row, edit } = await exercise()
    expect(row).toMatchObject({ prime_muscle_ids: null, stabilising_muscle_ids: null })
    await edit(1, { description: 'Autrement.' })
    await undo(row.id)
    expect(await stored(row.id)).toMatchObject({ prime_muscle_ids: null, stabilising_muscle_ids: null })
  })

  it('gives a program its texts, exercises and sets back; the log tells how many they are', async () => {
    const body = { ...newProgram(), name_en: 'Upper body', description_en: null }
    const program = await admin.client.call('create-predefined-program', { body })
    const [first] = program.exercises
    if (!first) throw new Error('no exercise')
    later()
    const { id: _, ...fields } = body
    const edits = {
      name: 'Haut',
      exercises: [{ exercise_id: first.exercise_id, default_rest: 30, sets: [{ reps: 1, weight: 2, rest: 3 }] }],
    }
    await admin.client.call('update-predefined-program', { params: program, body: { ...fields, ...edits, version: 1 } })
    const { changes } = (await log(program.id))[0] ?? {}
    expect(changes?.find(({ field }) => field === 'sets')?.after).toBe('1')
    await undo(program.id)
    const { items } = await admin.client.call('get-predefined-programs')
    const { name, exercises } = program
    expect(items.find(({ id }) => id === program.id)).toMatchObject({ name, exercises, version: 3 })
  })

  it('gives a muscle and its group their names back', async () => {
    const group = await admin.client.call('create-muscle-group', { body: { name: 'Pieds', name_en: 'Feet' } })
    const params = { id: group.id }
    const body = { name: 'Voûte', name_en: 'Arch', region: 'mollets' as const }
    const muscle = await admin.client.call('create-muscle', { params, body })
    later()
    await admin.client.call('update-muscle-group', { params, body: { name: 'Orteils', name_en: null, version: 1 } })
    await admin.client.call('update-muscle', {
      params: { id: muscle.id },
      body: { name: 'Talon', name_en: null, region: null, version: 1 },
    })
    await undo(group.id)
    await undo(muscle.id)
    const { items } = await admin.client.call('get-muscle-groups')
    expect(items.find(({ id }) => id === group.id)).toMatchObject({ name: 'Pieds', name_en: 'Feet', muscles: [body] })
  })

  it('is refused when it was changed, archived or its name taken since', async () => {
    const { row, edit } = await exercise()
    await edit(1, { name: `${row.name} bis` })
    const first = await lastOf(row.id)
    await edit(2, { name: `${row.name} bis`, description: 'Plus tard.' })
    expect(await refusalOf(first)).toBe('undo-conflict')
    const other = await exercise()
    await other.edit(1, { name: `${other.row.name} bis` })
    const renamed = await exercise()
    await renamed.edit(1, { name: other.row.name })
    expect(await refusalOf(await lastOf(other.row.id))).toBe('undo-conflict')
    const second = await lastOf(row.id)
    later()
    await admin.client.call('delete-library-exercise', { params: { id: row.id } })
    expect(await refusalOf(second)).toBe('undo-conflict')
  })

  it('is refused when the next release or another way than the log has changed it', async () => {
    const { row, edit } = await exercise()
    await edit(1, { description: 'Autrement.' })
    await testApp.platform.database.pool.query("UPDATE exercises SET description = 'X' WHERE id = $1", [row.id])
    expect(await refusalOf(await lastOf(row.id))).toBe('undo-conflict')
  })

  it('happens once when two ask for it at the same time', async () => {
    const { row, edit } = await exercise()
    await edit(1, { description: 'Autrement.' })
    const id = await lastOf(row.id)
    const both = await Promise.all(
      [1, 2].map(() => admin.client.send('undo-admin-action', { params: { id }, body: {} })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  it('is possible for a day and no longer', async () => {
    const { row, edit } = await exercise()
    await edit(1, { description: 'Autrement.' })
    const id = await lastOf(row.id)
    testApp.clock.advance({ days: 1, seconds: 1 })
    await signIn(admin.client, admin.form)
    expect((await log(row.id))[0]?.can_undo).toBe(false)
    expect(await refusalOf(id)).toBe('undo-conflict')
  })
})
