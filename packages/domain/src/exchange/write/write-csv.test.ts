import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { emptyWorkout, everyKind } from '../../test-kit/written-workouts.ts'
import { lossesOf } from './csv-losses.ts'
import { csvText } from './csv-text.ts'
import { writeHevy } from './write-hevy.ts'
import { writeStrong } from './write-strong.ts'
import type { WritingChoices } from './written-workout.ts'

const names: Readonly<Record<string, string>> = {
  'predefined-développé-couché': 'Bench Press (Barbell)',
  'predefined-tirage-horizontal': 'Seated Row',
  'predefined-traction-en-pronation': 'Pull Up',
}
const choices: WritingChoices = {
  unit: 'kg',
  nameOf: ({ exercise_id, exercise_name, assist }) =>
    `${names[exercise_id] ?? exercise_name}${assist === undefined ? '' : ' (Assisted)'}`,
  offsetAt: () => 120,
}
const log = [everyKind, emptyWorkout]

describe('a log in Strong’s columns', () => {
  it('has every set by its exercises, with kind, unit, effort and notes as Strong writes them', () => {
    const head = '"2026-03-02 18:00:10";"Haut du corps ; lourd"'
    const tail = '"Bien dormi 😴\nmais tard";"1h 5m"'
    expect(writeStrong(log, choices)).toBe(
      [
        'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
        `${head};"Bench Press (Barbell)";"W";40;"kg";10;;;;0;"'-2 kg à l’épaule";${tail}`,
        `${head};"Bench Press (Barbell)";1;82.5;"kg";5;6.5;;;0;"";${tail}`,
        `${head};"Bench Press (Barbell)";"F";82.5;"kg";4;9;;;0;"Barre lente";${tail}`,
        `${head};"Bench Press (Barbell)";"D";60;"kg";6;;;;0;"";${tail}`,
        `${head};"Bench Press (Barbell)";2;60;"kg";8;;;;0;"";${tail}`,
        `${head};"Seated Row";1;60;"kg";8;;;;0;"";${tail}`,
        `${head};"Pull Up (Assisted)";1;12.5;"kg";6;;;;0;"";${tail}`,
        `${head};"Pull Up";2;0;"kg";0;;;;20;"";${tail}`,
        `${head};"'=Marche ""fermier""";1;45.36;"kg";1;;0.04;"km";30;"left";${tail}`,
        `${head};"Bench Press (Barbell)";1;90;"kg";3;;;;0;"";${tail}`,
        '',
      ].join('\n'),
    )
  })

  it('has pounds as they were typed, and miles, for who lifts in pounds', () => {
    const line = writeStrong(log, { ...choices, unit: 'lb' }).match(/^.*fermier.*\n/m)?.[0]
    expect(line).toContain('1;100;"lbs";1;;0.0249;"mi";30;')
    expect(Math.round(0.0249 * 1609.344)).toBe(40)
  })
})

describe('a log in Hevy’s columns', () => {
  it('has the newest workout first, supersets from 0, notes by exercise, and empty cells for the body’s weight', () => {
    const later = { ...everyKind, id: 'z', completed_at: '2026-03-03T18:05:10.000Z', started_at: null, sets: [] }
    const lines = writeHevy([emptyWorkout, everyKind, later], choices)
    const head = '"Haut du corps ; lourd","2 Mar 2026, 18:00","2 Mar 2026, 19:05","Bien dormi 😴\nmais tard"'
    const bench = `${head},"Bench Press (Barbell)",0,"'-2 kg à l’épaule\n3: Barre lente"`
    expect(lines).toBe(
      [
        '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"',
        `${bench},0,"warmup",40,10,,0,`,
        `${bench},1,"normal",82.5,5,,0,6`,
        `${bench},2,"failure",82.5,4,,0,9`,
        `${bench},3,"dropset",60,6,,0,`,
        `${bench},4,"normal",60,8,,0,`,
        `${head},"Seated Row",0,"",0,"normal",60,8,,0,`,
        `${head},"Pull Up (Assisted)",,"",0,"normal",12.5,6,,0,`,
        `${head},"Pull Up",,"",1,"normal",,,,20,`,
        `${head},"'=Marche ""fermier""",,"1: left",0,"normal",45.36,1,0.04,30,`,
        `${head},"Bench Press (Barbell)",,"",0,"normal",90,3,,0,`,
        '',
      ].join('\n'),
    )
  })
})

describe('what a file in other columns loses', () => {
  it('is told by kind, with how many workouts or sets it concerns', () => {
    const told = (format: 'strong' | 'hevy', unit: 'kg' | 'lb') =>
      Object.fromEntries(lossesOf(log, format, unit).map(({ what, count }) => [what, count]))
    const both = { 'empty-workouts': 1, alternation: 1, kinds: 1, 'low-effort': 0, sides: 1, moments: 1 }
    const { 'low-effort': _, ...always } = { ...both }
    expect(told('strong', 'kg')).toEqual({ ...always, supersets: 4, 'low-effort': 1, notes: 1, 'other-unit': 1 })
    expect(told('hevy', 'lb')).toEqual({
      ...always,
      'low-effort': 1,
      'half-effort': 1,
      notes: 1,
      'other-unit': 8,
    })
  })

  it('is nothing for a plain workout', () => {
    const sets = everyKind.sets.slice(5, 6).map(({ kind, ...set }) => set)
    const plain = { ...everyKind, notes: undefined, sets }
    for (const format of ['strong', 'hevy'] as const) expect(lossesOf([plain], format, 'kg')).toEqual([])
  })
})

it('no cell is a formula, whatever its text, and the text is found again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = csvText('x', [[{ text }, 1]], ',').slice(2, -3)
      const inner = line.slice(1, -1).replaceAll('""', '"')
      expect(inner).not.toMatch(/^[=+\-@]/)
      expect(inner.replace(/^'(?=[=+\-@])/, '')).toBe(text.replace(/^'(?=[=+\-@])/, ''))
    }),
  )
})
