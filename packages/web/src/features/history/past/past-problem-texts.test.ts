import type { PastForm } from '@fonte/domain/history/past/form'
import { pastProblems } from '@fonte/domain/history/past/problems'
import type { Language } from '@fonte/domain/words/language'
import { describe, expect, it } from 'vitest'
import { pastProblemTexts } from './past-problem-texts.ts'

const library = {
  band: { equipment: '', equipment_ids: ['band'] },
  'pull-up': { load: 'bodyweight' },
  bench: {},
} as const

/** What is said of one set of an exercise, typed in pounds by who goes by RPE. */
function textsOf(exercise_id: keyof typeof library, figures: object, lang: Language = 'fr') {
  const row = { key: 0, kind: 'work', reps: '8', weight: '', ...figures } as const
  const lifts = [{ exercise_id, name: exercise_id, rows: [row] }]
  const form: PastForm = { name: 'Push', day: '2026-11-18', start: '10:00', minutes: '60', unit: 'lb', lifts }
  const frame = { base: null, now: Date.parse('2026-11-20'), offsetAt: () => 60 }
  const exercise = (id: string) => library[id as keyof typeof library]
  return pastProblemTexts(pastProblems(form, frame), { lang, scale: 'rpe', exercise }, form)
}

describe('what is wrong with a set of a past workout', () => {
  it('names a load as its field does, once, by the bound in its unit', () => {
    const tooHeavy = (exercise: keyof typeof library) => textsOf(exercise, { weight: '5000' })
    expect(tooHeavy('bench')).toEqual({ 'lifts.0.rows.0.weight': 'Poids (lb)\u00a0: 4\u00a0409 au maximum.' })
    expect(tooHeavy('band')).toEqual({ 'lifts.0.rows.0.weight': 'Résistance (lb)\u00a0: 4\u00a0409 au maximum.' })
    expect(tooHeavy('pull-up')).toEqual({ 'lifts.0.rows.0.weight': 'Lest (lb)\u00a0: 4\u00a0409 au maximum.' })
    expect(textsOf('pull-up', { weight: '5', assist: '20' }, 'en')).toEqual({
      'lifts.0.rows.0.assist': 'With assistance, “Added weight (lb)” must be 0.',
    })
  })

  it('names the effort by the scale of its reader', () => {
    expect(textsOf('bench', { rir: '11' })).toEqual({
      'lifts.0.rows.0.rir': 'Effort perçu (RPE)\u00a0: 10 au maximum.',
    })
  })
})
