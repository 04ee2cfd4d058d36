import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../test-kit/files.ts'

const strongHeader =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'
const strong = (...days: readonly string[]) =>
  [strongHeader, ...days.map((day) => `${day} 18:00:00;Push;Bench Press;1;80;kg;5;;;;;`)].join('\n')
const fitNotes =
  'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2026-01-01,Squat,Legs,80.0,kgs,10,,,,\n'

const read = async (files: Readonly<Record<string, string>>) => {
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  const answer = await readBytes(packed)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.reading
}

const startsOf = ({ workouts }: Awaited<ReturnType<typeof read>>) =>
  workouts.map(({ start }) => ('wall' in start ? start.wall.slice(0, 10) : ''))

describe('an archive with several tables', () => {
  it('of one app brings the workouts of all of them', async () => {
    const reading = await read({
      '2024.csv': strong('2024-03-01', '2024-03-02', '2024-03-03'),
      '2025.csv': strong('2025-03-01', '2025-03-02'),
      'weight.csv': 'Date;Weight (kg)\n2024-04-20;100.6\n',
    })
    expect(startsOf(reading)).toEqual(['2024-03-01', '2024-03-02', '2024-03-03', '2025-03-01', '2025-03-02'])
    expect([reading.rows, reading.measures.length]).toEqual([6, 1])
    expect(reading).not.toHaveProperty('leftOut')
  })

  it('that hold the same workout brings it once, and says how many stood there otherwise', async () => {
    const other = strong('2024-03-01', '2024-03-02').replace(
      '2024-03-02 18:00:00;Push;Bench Press;1;80',
      '2024-03-02 18:00:00;Push;Bench Press;1;90',
    )
    const reading = await read({ 'a.csv': other, 'b.csv': strong('2024-03-01', '2024-03-02', '2024-03-03') })
    expect(startsOf(reading)).toEqual(['2024-03-01', '2024-03-02', '2024-03-03'])
    expect(reading.workouts[1]?.exercises[0]?.sets[0]?.weight?.figure).toBe(80)
    expect(reading.remarks.filter(({ what }) => what === 'stood-otherwise')).toEqual([
      { what: 'stood-otherwise', count: 1 },
    ])
  })

  it('of several apps brings those of one, and names the files that are left out', async () => {
    const reading = await read({
      'strong.csv': strong('2024-03-01', '2024-03-02'),
      'notes/fitnotes.csv': fitNotes,
      'other.csv': 'a,b,c\n1,2,3\n',
    })
    expect([reading.format, startsOf(reading).length]).toEqual(['strong', 2])
    expect(reading.leftOut).toEqual(['notes/fitnotes.csv', 'other.csv'])
  })

  it('asks what one of them leaves open', async () => {
    const unnamed =
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
    const reading = await read({
      'a.csv': strong('2024-03-01', '2024-03-02'),
      'b.csv': `${unnamed}\n2025-03-01 10:00:00,Push,1h,Bench,1,60,5,0,0,,,`,
    })
    expect(reading.questions.weightUnit).toEqual({ figures: 1, example: { name: 'Bench', figure: 60 } })
  })

  it('tells of all of them what could not be read, and of a column that is left out once', async () => {
    const table = (day: string) => {
      const [header = '', first = ''] = strong(day).split('\n')
      const long = first.replace(/;;$/u, `;;${'n'.repeat(2001)}`)
      const rows = [first, first.replace(';5;', ';many;'), long, first.replace('80;kg;5', '0;kg;0')]
      return [`${header};Mood`, ...rows.map((row) => `${row};fine`)].join('\n')
    }
    const reading = await read({ 'a.csv': table('2024-03-01'), 'b.csv': table('2024-03-02') })
    expect([reading.rows, reading.workouts.length, reading.ignoredColumns]).toEqual([8, 2, ['Mood']])
    expect(reading.problems.map(({ file, line, what }) => [file, line, what])).toEqual([
      ['a.csv', 3, 'number'],
      ['b.csv', 3, 'number'],
    ])
    expect(reading.warnings.map(({ file, line, what }) => [file, line, what])).toEqual([
      ['a.csv', 4, 'note-cut'],
      ['b.csv', 4, 'note-cut'],
    ])
    expect(reading.remarks).toEqual([
      { what: 'no-supersets', count: 0 },
      { what: 'empty-sets', count: 2 },
    ])
  })

  it('asks whether days or months come first where a date of one of them can be read either way, and else does not', async () => {
    const plain = strong('2024-03-01', '2024-03-02')
    const asked = await read({ 'a.csv': plain, 'b.csv': strong('04/03/2025') })
    expect(asked.questions).toEqual({
      dayOrder: { example: '04/03/2025 18:00:00', 'day-first': '2025-03-04', 'month-first': '2025-04-03' },
    })
    expect((await read({ 'a.csv': plain, 'b.csv': strong('2025-03-04') })).questions).toEqual({})
  })
})
