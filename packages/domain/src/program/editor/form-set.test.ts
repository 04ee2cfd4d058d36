import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import { addExercises, changeSet } from '../editing.ts'
import { toProgramContent, toProgramForm } from '../form.ts'
import type { ProgramSet } from '../program.ts'
import { validateProgramForm } from '../validation/validation.ts'
import type { FormSet } from './form-set.ts'

const [squats] = legDay.exercises
if (!squats) throw new Error('leg day has squats')
const planned = (...sets: readonly Partial<ProgramSet>[]) => ({
  ...legDay,
  exercises: [{ ...squats, sets: sets.map((set) => ({ reps: 5, weight: 0, rest: 90, ...set })) }],
})
const rows = (form: ReturnType<typeof toProgramForm>): readonly FormSet[] => form.exercises[0]?.sets ?? []

describe('a form in pounds', () => {
  const program = planned({ weight: 61.23, weight_lb: 135 }, { weight: 60 }, { assist: 20.41, assist_lb: 45 })
  const form = toProgramForm(program, 'lb')

  it('shows pounds as they were typed, and kilograms to the half pound', () => {
    expect(rows(form).map(({ weight, assist }) => assist ?? weight)).toEqual(['135', '132.5', '45'])
  })

  it('saves what was not typed over as it was, and is sound', () => {
    expect(toProgramContent(form).exercises).toEqual(program.exercises)
    expect(validateProgramForm(form)).toEqual([])
  })

  it('saves typed pounds with their kilograms, and an empty field as nothing', () => {
    const typed = ['225', ''].reduce((all, text, set) => changeSet(all, 0, set, 'weight', text), form.exercises)
    const assisted = changeSet(typed, 0, 2, 'assist', '40')
    expect(toProgramContent({ ...form, exercises: assisted }).exercises[0]?.sets).toEqual([
      { reps: 5, weight: 102.06, weight_lb: 225, rest: 90 },
      { reps: 5, weight: 0, rest: 90 },
      { reps: 5, weight: 0, rest: 90, assist: 18.14, assist_lb: 40 },
    ])
  })

  it('begins an exercise with an empty bar of 45 lb', () => {
    const added = addExercises([], [{ exercise_id: 'row', name: 'Rowing', name_en: null }], 'lb')
    expect(toProgramContent({ ...form, exercises: added }).exercises[0]?.sets).toEqual([
      { reps: 10, weight: 20.41, weight_lb: 45, rest: 60 },
    ])
  })

  it('is told by its bounds in kilograms', () => {
    const heavy = { ...form, exercises: changeSet(form.exercises, 0, 0, 'weight', '4500') }
    expect(validateProgramForm(heavy).map(({ path, reason }) => `${path}: ${reason}`)).toContain(
      'exercises.0.sets.0.weight: too_large',
    )
  })
})

describe('a form in kilograms', () => {
  it('keeps half kilograms and pounds that were stored, until another weight is typed', () => {
    const program = planned({ weight: 62.5 }, { weight: 61.23, weight_lb: 135 })
    const form = toProgramForm(program)
    expect(rows(form).map(({ weight }) => weight)).toEqual(['62.5', '61.2'])
    expect(validateProgramForm(form)).toEqual([])
    expect(toProgramContent(form).exercises).toEqual(program.exercises)
    const assisted = toProgramForm(planned({ assist: 22.5 }, { assist: 20.41, assist_lb: 45 }))
    expect(rows(assisted).map(({ assist }) => assist)).toEqual(['22.5', '20.4'])
    expect(validateProgramForm(assisted)).toEqual([])
    const typed = changeSet(form.exercises, 0, 1, 'weight', '62')
    expect(toProgramContent({ ...form, exercises: typed }).exercises[0]?.sets[1]).toEqual({
      reps: 5,
      weight: 62,
      rest: 90,
    })
  })

  it('knows a half kilogram that was stored by a comma as well, as French writes it', () => {
    const program = planned({ weight: 62.5 }, { assist: 22.5 })
    const form = toProgramForm(program)
    const again = changeSet(changeSet(form.exercises, 0, 0, 'weight', '62,5'), 0, 1, 'assist', '22,5')
    expect(validateProgramForm({ ...form, exercises: again })).toEqual([])
    expect(toProgramContent({ ...form, exercises: again }).exercises).toEqual(program.exercises)
  })

  it('is what a draft from before forms had units is', () => {
    const { unit: _unit, ...draft } = toProgramForm(planned({ weight: 80 }))
    expect(toProgramContent(draft).exercises[0]?.sets[0]).toEqual({ reps: 5, weight: 80, rest: 90 })
  })
})
