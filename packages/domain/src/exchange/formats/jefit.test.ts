import { describe, expect, it } from 'vitest'
import { readingOf, readText } from '../../test-kit/files.ts'

type Session = { readonly starttime?: string; readonly starttimie?: string; readonly total?: string }

/** A back-up with a log of squats and one of rows, both of the day 2023-05-10 and of one session. */
const backUp = ({ starttime = '', starttimie = '', total = '' }: Session, logs = '60x5', mass = ' kgs') =>
  [
    '### SETTING ###',
    '_id,mass',
    `1,"${mass}"`,
    '### WORKOUT SESSIONS ###',
    '_id,starttime,starttimie,total_time',
    `501,${starttime},${starttimie},${total}`,
    '### EXERCISE LOGS ###',
    'logs,mydate,ename,belongsession',
    `"${logs}",2023-05-10,Squat,501`,
    '40x8,2023-05-10,Row,501',
  ].join('\n')

const startOf = async (session: Session) => (await readingOf(backUp(session))).workouts[0]?.start
const secondsOf = (iso: string) => String(Date.parse(iso) / 1000)

describe('a workout of JEFIT', () => {
  it('begins when its session says so, in seconds or milliseconds', async () => {
    const start = { instant: '2023-05-10T17:00:00.000Z' }
    expect(await startOf({ starttime: secondsOf('2023-05-10T17:00:00Z') })).toEqual(start)
    expect(await startOf({ starttime: `${secondsOf('2023-05-10T17:00:00Z')}250` })).toEqual(start)
    expect(await startOf({ starttimie: secondsOf('2023-05-10T17:00:00Z') })).toEqual(start)
  })

  it('begins on its day where no moment is told that can be one, from 2000 to a day from now', async () => {
    const day = { day: '2023-05-10' }
    for (const starttime of ['', '0', 'noon', secondsOf('1999-12-31T23:59:59Z'), secondsOf('2026-11-23T12:00:01Z')]) {
      expect(await startOf({ starttime })).toEqual(day)
    }
    expect(await startOf({ starttime: 'noon', starttimie: `${secondsOf('2023-05-10T17:00:00Z')}s` })).toEqual(day)
    expect(await startOf({ starttime: secondsOf('2000-01-01T00:00:00Z') })).toEqual({
      instant: '2000-01-01T00:00:00.000Z',
    })
    expect(await startOf({ starttime: secondsOf('2026-11-23T12:00:00Z') })).toEqual({
      instant: '2026-11-23T12:00:00.000Z',
    })
  })

  it('lasts as long as its session says, and no time where that says none', async () => {
    const lasting = async (total: string) => (await readingOf(backUp({ total }))).workouts[0]?.duration_seconds
    expect([await lasting('3600'), await lasting(''), await lasting('an hour')]).toEqual([3600, 0, 0])
  })
})

describe('the sets of a log of JEFIT', () => {
  it('are in the unit of the settings', async () => {
    const unitOf = async (mass: string) =>
      (await readingOf(backUp({}, '60x5', mass))).workouts[0]?.exercises[0]?.sets[0]?.weight
    expect(await unitOf(' kgs')).toEqual({ figure: 60, unit: 'kg' })
    expect(await unitOf(' lbs')).toEqual({ figure: 60, unit: 'lb' })
    expect(await unitOf(' stones')).toEqual({ figure: 60, unit: null })
  })

  it('stay where one of them cannot be read, which is a problem of its row', async () => {
    const { workouts, problems } = await readingOf(backUp({}, '60x5,,60,x5,60x1001,60 X 4'))
    expect(workouts[0]?.exercises[0]?.sets.map(({ reps }) => reps)).toEqual([5, 4])
    expect(problems).toEqual([
      { line: 9, what: 'number', value: '60' },
      { line: 9, what: 'number', value: 'x5' },
      { line: 9, what: 'above', value: '60x1001', limit: 1000 },
    ])
  })

  it('are told as left out where a quote in their row is never closed', async () => {
    const broken = '"50x5,2023-05-10,Deadlift,501'
    const { workouts, problems, rows } = await readingOf(`${backUp({})}\n${broken}`)
    expect(workouts[0]?.exercises.map(({ name }) => name)).toEqual(['Squat', 'Row'])
    expect(problems).toEqual([{ line: 11, what: 'open-quote', value: broken }])
    expect(rows).toBe(3)
  })

  it('are all there is to tell: what is broken in a section that is not read is no problem', async () => {
    const { problems, rows } = await readingOf(`${backUp({})}\n### NOTES ###\n_id,text\n1,"never closed`)
    expect([problems, rows]).toEqual([[], 2])
  })

  it('are what a back-up must have', async () => {
    expect(await readText('### SETTING ###\n_id,mass\n1,kg\n### CARDIO LOGS ###\n_id\n1\n')).toEqual({
      outcome: 'refused',
      refusal: { reason: 'unknown', columns: ['SETTING', 'CARDIO LOGS'] },
    })
  })
})
