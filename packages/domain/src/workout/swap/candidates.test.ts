import { describe, expect, it } from 'vitest'
import back from '../../data/exercises/dos.json' with { type: 'json' }
import { equipmentOf, offeredCandidates, type Swappable, swapCandidates } from './candidates.ts'

const library: readonly Swappable[] = back.map(({ id, name, group, muscles, pattern, equipment }) => ({
  id,
  name: name.fr,
  muscle_group_id: group,
  muscle_ids: [...muscles.prime, ...muscles.secondary],
  pattern,
  equipment_ids: equipment,
  archived: false,
}))

const named = (name: string): Swappable => {
  const found = library.find((exercise) => exercise.name === name)
  if (!found) throw new Error(`the library has no ${name}`)
  return found
}

const row = named('Rowing à la barre')
const nothing = { planned: new Set<string>(), done: [] }
const names = (found: readonly { readonly exercise: Swappable }[]) => found.map(({ exercise }) => exercise.name)

describe('what can take the place of an exercise', () => {
  it('is the same movement first, without the equipment that is taken', () => {
    // With the muscles of a row a pull-down is one of the candidates, by another movement.
    const pull = { ...named('Tirage vertical à la poulie'), muscle_ids: row.muscle_ids }
    const candidates = swapCandidates(row, [pull, ...library.filter(({ id }) => id !== pull.id)], nothing)
    const all = names(candidates)
    const rows = ['Rowing à un bras à l’haltère', 'Tirage horizontal à la poulie', 'Rowing à la machine']
    const pulldown = all.indexOf(pull.name)
    expect(pulldown).toBeGreaterThan(0)
    for (const name of rows) {
      expect(all).toContain(name)
      expect(all.indexOf(name)).toBeLessThan(pulldown)
    }
    const offered = offeredCandidates(candidates, new Set(['barbell']))
    expect(offered.every(({ exercise }) => !exercise.equipment_ids?.includes('barbell'))).toBe(true)
    expect(offered).toHaveLength(12)
    expect(equipmentOf(row, candidates)).toContain('barbell')
  })

  it('is nothing that needs what is taken besides its main equipment', () => {
    const tBar = named('Rowing T-bar')
    expect(tBar.equipment_ids).toEqual(['landmine', 'barbell'])
    const candidates = [{ exercise: tBar, planned: false }]
    expect(names(offeredCandidates(candidates, new Set(['cable'])))).toEqual(['Rowing T-bar'])
    expect(offeredCandidates(candidates, new Set(['barbell']))).toEqual([])
    expect(offeredCandidates(candidates, new Set(['landmine']))).toEqual([])
  })

  it('is a lift of the body on other equipment, though push-ups are set aside: the body is never taken', () => {
    const dips: Swappable = { ...row, id: 'dips', equipment_ids: ['dip-bars', 'bodyweight'] }
    const pushUps: Swappable = { ...row, id: 'push-ups', equipment_ids: ['bodyweight', 'box'] }
    const candidates = [dips, pushUps].map((exercise) => ({ exercise, planned: false }))
    expect(offeredCandidates(candidates, new Set(['bodyweight']))).toEqual([candidates[0]])
  })

  it('is before all else what the library names, in its order, though it moves otherwise', () => {
    const substitutes = ['Shrug à la barre', 'Rowing à la machine'].map((name) => named(name).id)
    const found = names(swapCandidates(row, library, { ...nothing, done: [named('Rowing Pendlay').id], substitutes }))
    expect(found.slice(0, 3)).toEqual(['Shrug à la barre', 'Rowing à la machine', 'Rowing Pendlay'])
  })

  it('is not offered twice: what is planned is marked', () => {
    const inverted = named('Tractions australiennes')
    const found = swapCandidates(row, library, { ...nothing, planned: new Set([inverted.id]) })
    expect(found.find(({ exercise }) => exercise.id === inverted.id)).toMatchObject({ planned: true })
    expect(found.filter(({ planned }) => planned)).toHaveLength(1)
  })

  it('puts what was done before what never was, the latest first', () => {
    const plain = (id: string): Swappable => ({ ...row, id, name: id })
    const rows = [plain('a'), plain('b'), plain('c'), plain('d')]
    expect(names(swapCandidates(row, rows, { ...nothing, done: ['c', 'b'] }))).toEqual(['c', 'b', 'a', 'd'])
  })

  it('is without a known movement the same muscles, half of the others in common', () => {
    const own: Swappable = { ...row, id: 'own', pattern: undefined, muscle_ids: ['a', 'b'] }
    const others: readonly Swappable[] = [
      { ...own, id: 'half', name: 'half', muscle_ids: ['a'] },
      { ...own, id: 'less', name: 'less', muscle_ids: ['a', 'c', 'd'] },
      { ...own, id: 'elsewhere', name: 'elsewhere', muscle_group_id: 'jambes' },
      { ...own, id: 'gone', name: 'gone', archived: true },
    ]
    expect(names(swapCandidates(own, others, nothing))).toEqual(['half'])
  })
})
