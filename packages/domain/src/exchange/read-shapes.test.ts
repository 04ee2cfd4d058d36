import { describe, expect, it } from 'vitest'
import { readingOf } from '../test-kit/files.ts'
import { fc } from '../test-kit/properties.ts'

type Rows = readonly (readonly string[])[]

/** A header and the rows of its workouts, numbers with a point. */
type Export = { readonly header: readonly string[]; readonly workouts: readonly Rows[] }

const hevySet = (day: string, name: string, index: number, weight: string): readonly string[] => [
  ...['Push', `${day} Sep 2025, 07:48`, `${day} Sep 2025, 08:48`, 'Cold gym', name, '', '', String(index), 'normal'],
  ...[weight, '5', '', '0', '8.5'],
]

const hevy: Export = {
  header: [
    ...['title', 'start_time', 'end_time', 'description', 'exercise_title', 'superset_id', 'exercise_notes'],
    ...['set_index', 'set_type', 'weight_kg', 'reps', 'distance_km', 'duration_seconds', 'rpe'],
  ],
  workouts: ['15', '14', '12', '10', '9', '7'].map((day) => [
    hevySet(day, 'Bench Press (Barbell)', 0, '62.5'),
    hevySet(day, 'Bench Press (Barbell)', 1, '82.25'),
    hevySet(day, 'Squat (Barbell)', 0, '100'),
  ]),
}

const fitNotesSet = (day: string, name: string, weight: string): readonly string[] => {
  return [`2026-08-${day}`, name, 'Back', weight, 'kgs', '10', '', '', '', 'slow; then, fast']
}

const fitNotes: Export = {
  header: [
    'Date',
    'Exercise',
    'Category',
    'Weight',
    'Weight Unit',
    'Reps',
    'Distance',
    'Distance Unit',
    'Time',
    'Comment',
  ],
  workouts: ['04', '05', '08'].map((day) => [
    fitNotesSet(day, 'Lat Pulldown', '37.5'),
    fitNotesSet(day, 'Row', '35.25'),
  ]),
}

const shapes = ['\n', '\r\n', '\r'].flatMap((end) =>
  [',', ';', '\t'].flatMap((delimiter) =>
    ['.', ','].flatMap((decimal) => ['', '\uFEFF'].map((mark) => ({ end, delimiter, decimal, mark }))),
  ),
)

const usual = { end: '\n', delimiter: ',', decimal: '.', mark: '' }

/** The file as text in that shape; each field is quoted. */
function fileOf(
  { header, workouts }: Export,
  { end, delimiter, decimal, mark }: (typeof shapes)[number] = usual,
): string {
  const cell = (text: string) => `"${/^\d+\.\d+$/u.test(text) ? text.replace('.', decimal) : text}"`
  return mark + [header, ...workouts.flat()].map((row) => row.map(cell).join(delimiter) + end).join('')
}

/** What was read, whatever the lines on which it stood. */
async function readTold(text: string) {
  const { workouts, problems } = await readingOf(text)
  expect(problems).toEqual([])
  return JSON.parse(JSON.stringify(workouts, (key, value) => (key === 'line' ? undefined : value))) as readonly {
    readonly start: unknown
  }[]
}

describe.each([
  ['Hevy', hevy],
  ['FitNotes', fitNotes],
] as const)('an export of %s', (_name, given) => {
  it('is read the same with each delimiter, decimal sign, line ending, and with a byte order mark', async () => {
    const read = await readTold(fileOf(given))
    expect(read).toHaveLength(given.workouts.length)
    for (const shape of shapes) expect(await readTold(fileOf(given, shape)), JSON.stringify(shape)).toEqual(read)
  })

  it('is read as the same workouts in whatever order, and in halves', async () => {
    const inOrder = (read: readonly { readonly start: unknown }[]) => new Set(read.map((each) => JSON.stringify(each)))
    const all = inOrder(await readTold(fileOf(given)))
    const { workouts } = given
    const shuffled = fc.shuffledSubarray([...workouts], { minLength: workouts.length, maxLength: workouts.length })
    await fc.assert(
      fc.asyncProperty(shuffled, fc.integer({ min: 1, max: workouts.length - 1 }), async (turned, cut) => {
        expect(inOrder(await readTold(fileOf({ ...given, workouts: turned })))).toEqual(all)
        const halves = [turned.slice(0, cut), turned.slice(cut)].map((half) => fileOf({ ...given, workouts: half }))
        const read = (await Promise.all(halves.map(readTold))).flat()
        expect(inOrder(read)).toEqual(all)
      }),
      { numRuns: 20 },
    )
  })
})
