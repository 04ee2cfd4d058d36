import { describe, expect, it } from 'vitest'
import { defaultGyms, gymBounds, gymFits } from './gym.ts'
import { barOf, barPlan, loadedOn, setupOf, stepOf, withSetup } from './setup.ts'

const gym = defaultGyms.kg
const press = { id: 'press', equipment: 'Barre', equipment_ids: ['barbell'] }
const curl = { id: 'curl', equipment: 'Barre EZ', equipment_ids: ['ez-bar'] }
const fly = { id: 'fly', equipment: 'Haltères', equipment_ids: ['dumbbell'] }
const legPress = { id: 'leg-press', equipment: 'Machine', equipment_ids: ['machine'] }

describe('the bar of an exercise in a gym', () => {
  it('is the first of the kind that it asks for, or the one chosen for it', () => {
    expect([barOf(gym, press)?.weight, barOf(gym, curl)?.weight, barOf(gym, fly)]).toEqual([20, 10, null])
    const chosen = withSetup(withSetup(gym, { exercise_id: 'press', bar: 'women' }), { exercise_id: 'fly', bar: 'ez' })
    expect([barOf(chosen, press)?.weight, barOf(chosen, fly)?.weight]).toEqual([15, 10])
  })

  it('is none where the gym has no such bar', () => {
    expect(barOf({ ...gym, bars: gym.bars.slice(0, 1) }, curl)).toBeNull()
  })
})

it('a load goes on bars, machines and what only its lifter knows, not on dumbbells or the body', () => {
  const own = { id: 'own', equipment: 'Presse du garage' }
  const pushUp = { id: 'push-up', equipment: 'Poids du corps', equipment_ids: ['bodyweight', 'box'] }
  expect([press, legPress, own, fly, pushUp].map(loadedOn)).toEqual(['frame', 'machine', 'machine', null, null])
})

it('no machine weighs anything where a weight is held in the hands, or hangs from a belt, nor where handles are carried', () => {
  const on = (id: string) => loadedOn({ id, equipment: '', equipment_ids: [id] })
  const held = [
    'kettlebell-or-dumbbell',
    'medicine-ball',
    'sandbag',
    'pull-up-bar',
    'dip-belt',
    'plate',
    'ball-or-plate',
  ]
  expect([...held, 'gripper', 'band', 'rings', 'rower', 'decline-bench'].map(on).filter(Boolean)).toEqual([])
  expect(['weights-to-carry', 'sled', 'yoke', 'landmine', 'safety-bar'].map(on)).toEqual(Array(5).fill('frame'))
  expect(['cable', 'smith-machine', 'belt-squat-machine'].map(on)).toEqual(Array(3).fill('machine'))
})

describe('the step of an exercise', () => {
  it('is that of the dumbbells where a dumbbell does', () => {
    const squat = { id: 'goblet', equipment: 'Kettlebell ou haltère', equipment_ids: ['kettlebell-or-dumbbell'] }
    expect([gym, defaultGyms.lb].map((each) => stepOf(each, squat))).toEqual([2, 5])
  })

  it('goes by what it is done with, in each unit', () => {
    expect([press, fly, legPress, undefined].map((each) => stepOf(gym, each))).toEqual([2.5, 2, 5, 2.5])
    expect([press, fly, legPress].map((each) => stepOf(defaultGyms.lb, each))).toEqual([5, 5, 10])
  })

  it('is the one that its lifter set', () => {
    expect(stepOf(withSetup(gym, { exercise_id: 'press', step: 1 }), press)).toBe(1)
  })
})

describe('the setup of an exercise', () => {
  it('is replaced as a whole, and forgotten once it says nothing', () => {
    const noted = withSetup(gym, { exercise_id: 'press', note: 'Cran 4', step: 1 })
    expect(setupOf(noted, 'press')).toEqual({ exercise_id: 'press', note: 'Cran 4', step: 1 })
    expect(withSetup(noted, { exercise_id: 'press', note: undefined }).exercises).toEqual([])
  })
})

describe('the plan of the bar', () => {
  const bar = { id: 'olympic', kind: 'olympic', weight: 20 } as const

  it('moves the fewest plates, or has the fewest on the bar, as its lifter likes it', () => {
    expect(barPlan(gym, bar, [60, 80]).loadings).toEqual([[20], [20, 10]])
    const fewest = { ...gym, fewest_plates: true }
    expect(barPlan(fewest, bar, [60, 80, 61]).loadings).toEqual([[20], [25, 5], null])
  })
})

describe('a gym with much to find again', () => {
  const noted = (count: number, note: string) => ({
    ...gym,
    exercises: Array.from({ length: count }, (_, place) => ({ exercise_id: `exercise-${place}`, note })),
  })

  it('is too large from the first character, or exercise, on that is too many', () => {
    const left = gymBounds.characters - JSON.stringify(noted(1, '')).length
    expect([left, left + 1].map((length) => gymFits(noted(1, 'a'.repeat(length))))).toEqual([true, false])
    expect([300, 301].map((count) => gymFits(noted(count, 'a')))).toEqual([true, false])
  })
})
