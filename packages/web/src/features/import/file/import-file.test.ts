import { importRoutes } from '@fonte/contract/import'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unpackEntries } from '../sending/packed-entries.ts'
import { ImportFile, type PlanRequest, type ReadRequest } from './import-file.ts'

const header = 'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'

const row = (day: number, name: string, weight: string, reps = 5) =>
  `2024-03-0${day} 18:00:00,Push,1h,${name},1,${weight},${reps},0,0,,,6.5`

const rows = [
  row(1, 'Bench Press (Barbell)', '80'),
  row(2, 'Bench Press (Barbell)', '82.5'),
  row(3, 'Zercher Carry', '40'),
]

const library = [{ id: 'predefined-développé-couché', name: 'Développé couché', name_en: 'Bench Press' }].map(
  (lift) => ({
    ...lift,
    aliases: ['Bench Press (Barbell)'],
    equipment_ids: ['barbell'],
  }),
)

const reading: ReadRequest = { now: Date.UTC(2026, 10, 22), library, remembered: [] }

const bench = { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché' }

const planning: PlanRequest = {
  userId: 'anna',
  lang: 'fr',
  answers: { zone: 'Europe/Paris', weightUnit: 'kg', distanceUnit: 'km', convertBack: null, keepNotes: true },
  targets: [
    ['Bench Press (Barbell)', bench],
    ['Zercher Carry', null],
  ],
  gone: [],
}

const nothing = { zone: false, changed: false, gone: false, duplicates: false }
const everything = { zone: true, changed: true, gone: true, duplicates: true }

const fileOf = (lines: readonly string[]) => new Blob([[header, ...lines].join('\n')])

/** A file that was read, with what it said of itself. */
const readOf = async (lines: readonly string[], log: readonly LogEntry[] = [], request = reading) => {
  const file = new ImportFile()
  const outcome = await file.read(fileOf(lines), request, () => undefined)
  file.know(log, true)
  return { file, outcome }
}

const sentBy = async (file: ImportFile, wanted = nothing) => {
  const parts = await file.parts(wanted)
  return (await Promise.all(parts.map(({ packed }) => unpackEntries(packed)))).flat()
}

/** What the log has once a file was brought in. */
const logOf = async (lines: readonly string[]): Promise<LogEntry[]> => {
  const { file } = await readOf(lines)
  await file.plan(planning)
  return (await sentBy(file)).map(({ instead: _, program_id: __, ...entry }) => {
    return { ...entry, program_id: null, origin: 'import', version: 1 } as LogEntry
  })
}

describe('a file on the device', () => {
  it('tells what it is and what its names may stand for, and how much of it has been read', async () => {
    const heard: number[] = []
    const file = fileOf(rows)
    const outcome = await new ImportFile().read(file, reading, (bytes) => heard.push(bytes))
    expect(outcome).toMatchObject({
      outcome: 'read',
      summary: {
        format: 'strong',
        rows: 3,
        workouts: 3,
        names: [
          { name: 'Bench Press (Barbell)', sets: 2, match: 'sure', candidates: [bench.exercise_id] },
          { name: 'Zercher Carry', sets: 1, match: 'missing', candidates: [] },
        ],
      },
    })
    expect(heard.at(-1)).toBe(file.size)
  })

  it('remembers what a name was chosen for', async () => {
    const remembered = [{ name: 'ZERCHER carry', exercise_id: bench.exercise_id }]
    const { outcome } = await readOf(rows, [], { ...reading, remembered })
    expect(outcome).toMatchObject({ summary: { names: [{}, { match: 'sure', candidates: [bench.exercise_id] }] } })
  })

  it('is planned by the answers: what is left out is no workout', async () => {
    const { file } = await readOf(rows)
    const plan = await file.plan(planning)
    expect(plan).toMatchObject({
      counts: { new: 2, there: 0 },
      sets: { new: 2 },
      first: '2024-03-01',
      last: '2024-03-02',
    })
    expect(plan.months).toEqual([{ month: '2024-03', fresh: 2, known: 0 }])
  })

  it('makes calls that the server takes', async () => {
    const { file } = await readOf(rows)
    await file.plan(planning)
    const entries = await sentBy(file)
    expect(z.safeParse(importRoutes['import-workouts'].body, { entries }).error).toBeUndefined()
    expect(entries).toMatchObject([
      {
        program_name: 'Push',
        utc_offset: 60,
        started_at: '2024-03-01T17:00:00.000Z',
        sets: [{ weight: 80, rir: 3.5 }],
      },
      { sets: [{ weight: 82.5 }] },
    ])
  })

  it('of which all is there adds nothing; what was changed or deleted comes only where it is wanted', async () => {
    const log = await logOf(rows)
    const again = await readOf(rows, log)
    expect((await again.file.plan(planning)).counts).toMatchObject({ new: 0, there: 2 })
    expect(await sentBy(again.file, everything)).toEqual([])

    const edited = await readOf([rows[0] ?? '', row(2, 'Bench Press (Barbell)', '90')], log.slice(1))
    const gone = log.slice(0, 1).map(({ id }) => id)
    const plan = await edited.file.plan({ ...planning, gone })
    expect(plan.counts).toMatchObject({ new: 0, changed: 1, gone: 1 })
    expect(plan.named).toMatchObject({
      changed: [{ id: log[1]?.id, program_name: 'Push', completed_at: '2024-03-02T18:00:00.000Z', utc_offset: 60 }],
      gone: [{ id: log[0]?.id, program_name: 'Push', completed_at: '2024-03-01T18:00:00.000Z' }],
      'possible-duplicate': [],
      'other-zone': [],
    })
    expect(await sentBy(edited.file)).toEqual([])
    expect((await sentBy(edited.file, everything)).map(({ instead }) => instead)).toEqual(['restore', 'replace'])
  })

  it('that was read in another time zone adds nothing; its workouts move where that is wanted, with all that was noted here', async () => {
    const notes = { workout: 'Noté ici' }
    const log = (await logOf(rows)).map((entry) => ({ ...entry, notes, program_id: crypto.randomUUID(), version: 3 }))
    const inTokyo = { ...planning, answers: { ...planning.answers, zone: 'Asia/Tokyo' } }
    const { file } = await readOf(rows, log)
    const plan = await file.plan(inTokyo)
    expect(plan.counts).toMatchObject({ new: 0, there: 0, 'other-zone': 2, changed: 0 })
    expect(plan.named['other-zone'].map(({ id, utc_offset }) => [id, utc_offset])).toEqual([
      [log[1]?.id, 60],
      [log[0]?.id, 60],
    ])
    expect(await sentBy(file)).toEqual([])
    const [moved, ...others] = await sentBy(file, { ...nothing, zone: true })
    expect(others).toHaveLength(1)
    expect(moved).toMatchObject({
      ...{ id: log[0]?.id, program_id: log[0]?.program_id, notes, sets: log[0]?.sets, instead: 'replace' },
      ...{ started_at: '2024-03-01T09:00:00.000Z', completed_at: '2024-03-01T10:00:00.000Z', utc_offset: 540 },
      runs: [['Bench Press (Barbell)', 1]],
    })
    expect(z.safeParse(importRoutes['import-workouts'].body, { entries: [moved] }).error).toBeUndefined()
  })

  it('names a workout that was changed here as it is here, and the newest first', async () => {
    const log = (await logOf(rows)).map((entry, at) => ({
      ...entry,
      program_name: `Ici ${at}`,
      completed_at: `2025-01-0${at + 1}T18:00:00.000Z`,
    }))
    const { file } = await readOf(rows, log)
    const { named } = await file.plan(planning)
    expect(named.changed.map(({ program_name }) => program_name)).toEqual(['Ici 1', 'Ici 0'])
  })

  it('shows the rows that were left out, each with its line', async () => {
    const { file } = await readOf([...rows, row(4, 'Bench Press (Barbell)', '99999')])
    expect(await file.plan(planning)).toMatchObject({ problemCount: 1, problems: [{ line: 5, what: 'above' }] })
    expect(file.problems()).toHaveLength(1)
  })

  it('shows the measures that no body can have, in the unit that was answered', async () => {
    const file = new ImportFile()
    await file.read(new Blob(['Date,Weight\n2026-02-01,80\n2026-02-02,800\n']), reading, () => undefined)
    const problem = { line: 3, what: 'above', value: '800', limit: 400 }
    expect(await file.plan(planning)).toMatchObject({ problemCount: 1, problems: [problem] })
    expect(file.problems()).toEqual([problem])
    const inPounds = { ...planning, answers: { ...planning.answers, weightUnit: 'lb' as const } }
    expect(await file.plan(inPounds)).toMatchObject({ problemCount: 0 })
  })

  it('of several in an archive tells its name with each of its lines, and nothing of it to the server', async () => {
    const [bad, far] = [row(4, 'Bench Press (Barbell)', 'many'), row(5, 'Bench Press (Barbell)', '2500')]
    const tables = { 'b.csv': [...rows, bad], 'a.csv': [row(6, 'Bench Press (Barbell)', '70'), far] }
    const packed = Object.entries(tables).map(([name, lines]) => [name, strToU8([header, ...lines].join('\n'))])
    const file = new ImportFile()
    await file.read(new Blob([zipSync(Object.fromEntries(packed))]), reading, () => undefined)
    await file.plan(planning)
    expect(file.problems().map(({ file: name, line }) => [name, line])).toEqual([
      ['a.csv', 3],
      ['b.csv', 5],
    ])
    const entries = await sentBy(file)
    expect(entries).toHaveLength(3)
    expect(z.safeParse(importRoutes['import-workouts'].body, { entries }).error).toBeUndefined()
  })

  it('is read out of an archive, which is refused where it is a bomb', async () => {
    const read = (archive: Uint8Array<ArrayBuffer>) =>
      new ImportFile().read(new Blob([archive]), reading, () => undefined)
    const packed = zipSync({ 'export/strong.csv': strToU8([header, ...rows].join('\n')) })
    expect(await read(packed)).toMatchObject({ outcome: 'read', summary: { format: 'strong', workouts: 3 } })
    const bomb = zipSync({ 'strong.csv': new Uint8Array(4_000_000) })
    expect(await read(bomb)).toMatchObject({ refusal: { reason: 'too-large', limit: 'inflated' } })
  })

  it('of Fonte’s own is handed on: an export as a file, which crosses to the page without being copied', async () => {
    const read = (content: object) =>
      new ImportFile().read(new Blob([JSON.stringify(content)]), reading, () => undefined)
    const exported = { format: 'fonte', version: 2, programs: [], note: 'é' }
    const outcome = await read(exported)
    if (outcome.outcome !== 'own' || outcome.format !== 'fonte') throw new Error('no export')
    expect(JSON.parse(await outcome.content.text())).toEqual(exported)
    expect(await read({ format: 'fonte-program', version: 1 })).toMatchObject({ content: { version: 1 } })
  })

  it('that no reader knows is refused with its columns; nothing can be planned of it', async () => {
    const file = new ImportFile()
    const outcome = await file.read(new Blob(['a,b\n1,2\n']), reading, () => undefined)
    expect(outcome).toEqual({ outcome: 'refused', refusal: { reason: 'unknown', columns: ['a', 'b'] } })
    await expect(file.plan(planning)).rejects.toThrow('no file was read')
  })
})
