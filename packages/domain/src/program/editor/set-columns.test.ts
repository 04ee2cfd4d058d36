import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import { changeKind, changeSet } from '../editing.ts'
import { toProgramContent, toProgramForm } from '../form.ts'
import type { ProgramSet } from '../program.ts'
import { sameContent } from '../same-content.ts'
import type { FormSet } from './form-set.ts'
import { addColumn, mainFields, removeColumn, shownColumns } from './set-columns.ts'

const set = (changes: Partial<FormSet> = {}): FormSet => ({ key: 0, reps: '0', weight: '0', rest: '60', ...changes })

/** The leg day with these sets of squats. */
const squats = (...sets: ProgramSet[]) => ({
  ...legDay,
  exercises: legDay.exercises.map((row, index) => (index === 0 ? { ...row, sets } : row)),
})

describe('what a set is first of all', () => {
  it.each([
    [{}, [set()], ['reps', 'weight']],
    [{ measure: 'time' }, [set()], ['seconds', 'weight']],
    [{ measure: 'distance' }, [set()], ['distance', 'weight']],
    [{ measure: 'time' }, [set({ reps: '30' })], ['reps', 'weight']],
    [{ load: 'assisted' }, [set({ reps: '8' })], ['reps', 'assist']],
    [{ load: 'assisted' }, [set({ reps: '8', weight: '20' })], ['reps', 'weight']],
    [{ load: 'bodyweight' }, [set({ reps: '8' })], ['reps', 'weight']],
  ] as const)('of %o', (exercise, sets, fields) => {
    expect(mainFields(exercise, sets)).toEqual(fields)
  })
})

describe('what a set is asked for besides', () => {
  const { exercises } = toProgramForm(legDay)

  it('is nothing until somebody wants it, then a field of each set, until nobody does', () => {
    expect(shownColumns({}, exercises[0]?.sets ?? [])).toEqual([])
    const asked = addColumn(addColumn(exercises, 0, 'rir'), 0, 'kind')
    expect(shownColumns({}, asked[0]?.sets ?? [])).toEqual(['kind', 'rir'])
    expect(asked[0]?.sets).toMatchObject([
      { kind: 'work', rir: '' },
      { kind: 'work', rir: '' },
    ])
    expect(removeColumn(removeColumn(asked, 0, 'kind'), 0, 'rir')).toEqual(exercises)
    expect(asked[1]).toBe(exercises[1])
  })

  it('is saved where it says something: an empty field and a working set are as absent', () => {
    const asked = addColumn(addColumn(addColumn(exercises, 0, 'rir'), 0, 'kind'), 0, 'reps_max')
    const typed = changeSet(changeSet(changeKind(asked, 0, 0, 'warmup'), 0, 1, 'rir', '1,5'), 0, 1, 'reps_max', '8')
    const content = (rows: typeof exercises) => toProgramContent({ ...toProgramForm(legDay), exercises: rows })
    expect(content(asked)).toEqual(content(exercises))
    expect(content(typed).exercises[0]?.sets).toEqual([
      { reps: 5, weight: 100, rest: 150, kind: 'warmup' },
      { reps: 5, weight: 110, rest: 0, rir: 1.5, reps_max: 8 },
    ])
    expect(changeSet(asked, 0, 0, 'rir', '1,3')).toEqual(asked)
  })

  it('goes through the form as it was, with the pounds that were typed, unless another weight is', () => {
    const told = squats(
      { reps: 5, weight: 61.23, rest: 90, weight_lb: 135, kind: 'drop', rir: 0.5, reps_max: 8 },
      { reps: 0, weight: 0, rest: 90, seconds: 45, distance: 20 },
      { reps: 5, weight: 0, rest: 90, assist: 20.41, assist_lb: 45 },
      { reps: 5, weight: 80, rest: 90, kind: 'work' },
    )
    const form = toProgramForm(told)
    expect(sameContent(told, toProgramContent(form))).toBe(true)
    const heavier = toProgramContent({ ...form, exercises: changeSet(form.exercises, 0, 0, 'weight', '62') })
    expect(heavier.exercises[0]?.sets[0]).toEqual({
      reps: 5,
      weight: 62,
      rest: 90,
      kind: 'drop',
      rir: 0.5,
      reps_max: 8,
    })
  })

  it('tells programs apart, but for a kind that says what is meant anyway', () => {
    const plain = { reps: 5, weight: 80, rest: 90 }
    expect(sameContent(squats(plain), squats({ ...plain, kind: 'work' }))).toBe(true)
    for (const change of [{ kind: 'drop' as const }, { rir: 1 }, { reps_max: 8 }, { seconds: 5 }, { assist: 0 }]) {
      expect(sameContent(squats(plain), squats({ ...plain, ...change }))).toBe(false)
    }
  })
})
