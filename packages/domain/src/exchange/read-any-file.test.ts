import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { faultsOfEntry } from '../test-kit/entry-bounds.ts'
import { readBytes, readingOf, readText, usualAnswers } from '../test-kit/files.ts'
import { fc } from '../test-kit/properties.ts'
import type { FileReading } from './file-reading.ts'
import { planEntries } from './identity/plan-entries.ts'
import { settleWorkouts } from './settle/settle-workouts.ts'
import type { ImportAnswers } from './settle/settled-workout.ts'

const folder = new URL('./fixtures/', import.meta.url)
const files = readdirSync(folder, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => /\.(?:csv|json|xml)$/u.test(name) && !name.endsWith('.expected.json'))
  .toSorted()
const contents = files.map((name) => readFileSync(new URL(name, folder)))

const texts = contents.map((bytes) => new TextDecoder().decode(bytes))

/** What a field may hold by mistake, or by malice. */
const oddFields = [
  ...[
    '99:59:59',
    '1000001',
    '4409',
    '1e6',
    '2000.005',
    '-1',
    '0',
    '999999999999',
    '1e309',
    'x'.repeat(600),
    '63072000',
  ],
  ...['__proto__', 'constructor', '=1+1', '\u202Eabc', '\u200B', '\uD800', '"', '\u0000', 'W', '💪', 'Bench Press', ''],
  ...['2024-03-05 10:00:00', '1e', '7.3', '0.004', '100x5', '1500x2000', 'kg', 'lb', 'é'.repeat(3000)],
]

/** A field of a table, or a value of JSON. */
const fields = /(?<=^|[,;\n])[^,;\n]*(?=$|[,;\n])|(?<=": )"[^"]*"/gu

/** The text with another field in one place. */
function withField(text: string, place: number, by: string): string {
  const found = [...text.matchAll(fields)]
  const chosen = found[place % Math.max(1, found.length)]
  if (!chosen) return by
  const isQuoted = chosen[0].startsWith('"')
  const written = isQuoted ? JSON.stringify(by) : by
  return text.slice(0, chosen.index) + written + text.slice(chosen.index + chosen[0].length)
}

/** The same in each `npm test`; `npm run soak` draws something new, and more of it. */
const runs = { seed: Number(process.env.SOAK_SEED ?? 1), numRuns: Number(process.env.SOAK_FILES ?? 100) }

const answers: ImportAnswers = { ...usualAnswers, weightUnit: 'lb', distanceUnit: 'mi' }

/** Whatever was read can be stored as well. */
async function expectAnswer(bytes: Uint8Array) {
  const answer = await readBytes(bytes)
  expect(['read', 'refused', 'own']).toContain(answer.outcome)
  if (answer.outcome !== 'read') return
  const { workouts, format } = answer.reading
  const planned = await planEntries(settleWorkouts(workouts, answers).workouts, {
    userId: 'anna',
    format,
    targetOf: (name) => ({ exercise_id: `id-${name}`, exercise_name: name }),
    titleOf: () => 'Séance',
    digest: async () => new Uint8Array(32),
  })
  expect(planned.flatMap(({ entry }) => faultsOfEntry(entry))).toEqual([])
}

describe('any bytes have an answer, and never an exception', () => {
  it('drawn at random', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), expectAnswer), runs)
  })

  it('of an export that was cut, doubled, or damaged', async () => {
    const damage = fc.record({ at: fc.nat(4000), length: fc.nat(60), by: fc.uint8Array({ maxLength: 40 }) })
    const damaged = fc.tuple(fc.constantFrom(...contents), fc.array(damage, { maxLength: 5 })).map(([bytes, all]) =>
      all.reduce<Uint8Array>((rest, { at, length, by }) => {
        const from = at % (rest.length + 1)
        return new Uint8Array([...rest.subarray(0, from), ...by, ...rest.subarray(from + length)])
      }, bytes),
    )
    await fc.assert(fc.asyncProperty(damaged, expectAnswer), runs)
  })

  it('with fields in which something else stands', async () => {
    const edit = fc.record({ place: fc.nat(5000), by: fc.constantFrom(...oddFields) })
    const edited = fc
      .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 8 }))
      .map(([text, edits]) => edits.reduce((rest, { place, by }) => withField(rest, place, by), text))
    await fc.assert(
      fc.asyncProperty(edited, async (text) => expectAnswer(new TextEncoder().encode(text))),
      runs,
    )
  })

  it('of JSON of any shape', async () => {
    const key = fc.constantFrom(
      'history',
      'entries',
      'sets',
      'results',
      'exercise',
      'repetitions',
      'weight',
      'date',
      '__proto__',
    )
    const json = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(key, tie('value'), { maxKeys: 8 }),
      ),
    })).value
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        await expectAnswer(new TextEncoder().encode(JSON.stringify(value)))
      }),
      runs,
    )
    await expectAnswer(new TextEncoder().encode('['.repeat(100_000)))
  })
})

it('a name shows nothing that turns the text beside it, and starts no formula', async () => {
  const header =
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'
  const reading = await readingOf(`${header}\n2024-01-01 10:00:00;'=A1;Bench\u202E Press;1;60;kg;5;;;;;`)
  expect(reading.workouts[0]?.title).toBe('=A1')
  expect(reading.workouts[0]?.exercises[0]?.name).toBe('Bench Press')
})

describe('one log in any writing', () => {
  const header =
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration'
  const rows = [
    '2024-03-05 07:10:00;Push;Bench Press;1;62.5;kg;8;7.5;;;;"a;b";;59m',
    '2024-03-05 07:10:00;Push;Dip;1;;kg;6;;;;;;;59m',
  ]
  const told = (reading: FileReading) => ({ workouts: reading.workouts, format: reading.format })

  it.each([',', ';', '\t'])('with %j between its fields', async (separator) => {
    const expected = told(await readingOf([header, ...rows].join('\n')))
    for (const [end, mark, sign] of [
      ['\n', '', '.'],
      ['\r\n', '\uFEFF', ','],
      ['\r', '', ','],
    ] as const) {
      const text = [header, ...rows]
        .map((line) => line.split(/;(?!b)/u).map((field) => field.replace(/^(\d+)\.(\d)$/u, `$1${sign}$2`)))
        .map((fields) =>
          fields
            .map((field) => (field.includes(separator) && !field.startsWith('"') ? `"${field}"` : field))
            .join(separator),
        )
        .join(end)
      expect(told(await readingOf(mark + text))).toEqual(expected)
    }
  })

  it('with its workouts in another order', async () => {
    const other = rows.map((row) => row.replace('2024-03-05', '2024-03-06'))
    const titles = async (lines: readonly string[]) =>
      (await readingOf([header, ...lines].join('\n'))).workouts
        .map(({ start, exercises }) => JSON.stringify([start, exercises.map(({ name }) => name)]))
        .toSorted()
    expect(await titles([...rows, ...other])).toEqual(
      await titles([other[0] ?? '', rows[0] ?? '', other[1] ?? '', rows[1] ?? '']),
    )
  })

  it('without its broken rows, unless most are broken', async () => {
    const broken = rows[0]?.replace('2024-03-05', 'someday') ?? ''
    expect((await readingOf([header, ...rows, broken].join('\n'))).problems).toEqual([
      { line: 4, what: 'date', value: 'someday 07:10:00' },
    ])
    const answer = await readText([header, rows[0], broken, broken].join('\n'))
    expect(answer).toMatchObject({ refusal: { reason: 'mostly-bad', problems: [{ line: 3 }, { line: 4 }] } })
  })
})
