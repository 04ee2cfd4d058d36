import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const begin = async ({ client }: Member, changes = {}) =>
  (await client.call('create-import', { body: newImport({ names: [], ...changes }) })).id

const undo = ({ client }: Member, id: string) => client.call('undo-import', { params: { id }, body: {} })

const entryOf = () => importedEntry(testApp.clock.now() - 86_400_000)

describe('undoing the restoring of an export', () => {
  const measure = (day: string, value: number) => ({ day, kind: 'weight' as const, value })
  const measured = async ({ client }: Member) => (await client.call('export-user-data', { body: {} })).body_measures

  it('takes back its programs and measures, but for what was changed or trained since', async () => {
    const member = await newcomer(testApp)
    const { client } = member
    const own = newProgram()
    await client.call('create-program', { body: own })
    await client.call('put-body-measures', { body: { measures: [measure('2026-01-01', 80)] } })
    const [untouched, changed, trained, itsOwn] = [newProgram(), newProgram(), newProgram(), newProgram()]
    const id = await begin(member, {
      program_ids: [untouched.id, changed.id, trained.id, itsOwn.id, crypto.randomUUID()],
    })
    for (const body of [untouched, changed, trained, itsOwn]) await client.call('create-program', { body })
    const { id: _, ...fields } = changed
    await client.call('update-program', { params: { id: changed.id }, body: { ...fields, name: 'Autre', version: 1 } })
    const workout = { ...entryOf(), program_id: trained.id }
    const handMade = await begin(member)
    await client.call('import-workouts', { params: { id: handMade }, body: { entries: [workout] } })
    const broughtWithIt = { ...entryOf(), program_id: itsOwn.id }
    await client.call('import-workouts', { params: { id }, body: { entries: [broughtWithIt] } })
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']
    const brought = days.map((day, place) => measure(day, 81 + place))
    const stored = await client.call('put-body-measures', { body: { measures: brought, import_id: id } })
    expect(stored.items).toEqual([measure('2026-01-01', 80), ...brought.slice(1)])
    await client.call('put-body-measures', { body: { measures: [measure('2026-01-03', 90)] } })
    await client.call('put-body-measures', { body: { measures: [measure('2026-01-04', 84)] } })
    expect((await client.call('get-imports')).items.find((item) => item.id === id)).toMatchObject({
      workouts: 1,
      programs: 2,
      measures: 1,
    })
    const answer = await undo(member, id)
    expect(answer).toMatchObject({ workouts: 1, programs: 2, kept_programs: 2, measures: 1 })
    expect(answer.import).toMatchObject({ programs: 0, measures: 0 })
    const kept = (await client.call('get-programs')).items.map((program) => program.id)
    expect(kept.toSorted()).toEqual([own.id, changed.id, trained.id].toSorted())
    expect(await measured(member)).toEqual([
      measure('2026-01-01', 80),
      measure('2026-01-03', 90),
      measure('2026-01-04', 84),
    ])
  })

  it('gives no measure of another import away, which it had found there', async () => {
    const member = await newcomer(testApp)
    const put = async (value: number) => {
      const import_id = await begin(member)
      await member.client.call('put-body-measures', { body: { measures: [measure('2026-01-01', value)], import_id } })
      return import_id
    }
    const [first, second] = [await put(81), await put(82)]
    expect(await measured(member)).toEqual([measure('2026-01-01', 81)])
    expect(await undo(member, second)).toMatchObject({ measures: 0 })
    expect(await measured(member)).toEqual([measure('2026-01-01', 81)])
    expect(await undo(member, first)).toMatchObject({ measures: 1 })
    expect(await measured(member)).toEqual([])
  })

  it('keeps out what of it arrives later: a queue lets go of it', async () => {
    const member = await newcomer(testApp)
    const { client } = member
    const [arrived, late] = [newProgram(), newProgram()]
    const id = await begin(member, { program_ids: [arrived.id, late.id] })
    await client.call('create-program', { body: arrived })
    await undo(member, id)
    for (const body of [arrived, late]) {
      expect((await client.refusal('create-program', { body })).code).toBe('already-deleted')
    }
    const body = { measures: [measure('2026-01-01', 80)], import_id: id }
    expect((await client.refusal('put-body-measures', { body })).code).toBe('already-deleted')
    expect([(await client.call('get-programs')).items, await measured(member)]).toEqual([[], []])
  })

  it('touches neither programs nor measures of somebody else, whatever it names', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const theirs = newProgram()
    await one.client.call('create-program', { body: theirs })
    const id = await begin(other, { program_ids: [theirs.id] })
    await one.client.call('put-body-measures', { body: { measures: [measure('2026-01-01', 80)], import_id: id } })
    expect(await undo(other, id)).toMatchObject({ programs: 0, kept_programs: 0, measures: 0 })
    expect((await one.client.call('get-programs')).items).toHaveLength(1)
    expect(await measured(one)).toEqual([measure('2026-01-01', 80)])
  })
})
