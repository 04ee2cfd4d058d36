import { defaultGyms, type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './routes.ts'

const usual = defaultGyms.kg

/** Why a gym is refused that differs so from the usual one; nothing where it is taken. */
const refusal = (changes: Partial<Gym>): string[] => {
  const { error } = z.safeParse(routes['put-gym'].body, { content: { ...usual, ...changes }, version: 0 })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

const barOf = (weight: number): Partial<Gym> => ({ bars: [{ id: 'own', kind: 'olympic', weight }] })

/** A gym of so many characters of JSON, by the notes on its exercises. */
const gymOf = (characters: number): Gym => {
  const setups = Array.from({ length: 80 }, (_, at) => ({ exercise_id: `exercise-${at}`, note: 'n' }))
  let left = characters - JSON.stringify({ ...usual, exercises: setups }).length
  const exercises = setups.map((setup) => {
    const more = Math.min(left, gymBounds.note.max - 1)
    left -= more
    return { ...setup, note: 'n'.repeat(1 + more) }
  })
  return { ...usual, exercises }
}

describe('a gym', () => {
  it('has bars to the hundredth of a kilogram', () => {
    for (const weight of [0, 7.25, 8.16, 20, 500]) expect(refusal(barOf(weight))).toEqual([])
    expect(refusal(barOf(20.005))).toEqual(['content.bars.0.weight: too-precise'])
    expect(refusal(barOf(-0.01))).toHaveLength(1)
    expect(refusal(barOf(500.01))).toHaveLength(1)
  })

  it('has plates to the twentieth, each weight once', () => {
    const plates = (...weights: number[]) => refusal({ plates: weights.map((weight) => ({ weight, pairs: 1 })) })
    expect(plates(0.05, 1.25, 25)).toEqual([])
    expect(plates(1.25, 1.13)).toEqual(['content.plates.1.weight: too-precise'])
    expect(plates(20, 10, 20)).toEqual(['content.plates: repeated'])
  })

  it('names each bar, and sets up each exercise, once', () => {
    const [bar] = usual.bars
    if (!bar) throw new Error('the usual gym has no bar')
    expect(refusal({ bars: [bar, { ...bar, weight: 15 }] })).toEqual(['content.bars: repeated'])
    const squat = { exercise_id: 'squat', note: 'Support 4' }
    expect(refusal({ exercises: [squat, { exercise_id: 'press' }] })).toEqual([])
    expect(refusal({ exercises: [squat, { exercise_id: 'squat' }] })).toEqual(['content.exercises: repeated'])
  })

  it('is as long as its limit says, and not a character longer', () => {
    expect(refusal(gymOf(gymBounds.characters))).toEqual([])
    expect(refusal(gymOf(gymBounds.characters + 1))).toEqual(['content: too-long'])
  })
})
