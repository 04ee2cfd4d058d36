import type { Program } from '@fonte/contract/program'
import { describe, expect, it } from 'vitest'
import { joinPrograms, overlayPrograms } from './program-overlay.ts'
import { programOf } from './test-kit/program-kit.ts'

const program = (id: string, name: string, version = 1) => programOf({ id, name, version })

const refusal = { code: 'version-conflict', request_id: 'r', at: 1 }
const entry = (kind: string, payload: unknown, refused = false) => ({
  kind,
  payload,
  refusal: refused ? refusal : null,
})
const update = (changed: Program, refused = false) =>
  entry('update-program', { program: changed, base: program(changed.id, 'before') }, refused)

describe('the programs with what waits to be sent', () => {
  const stored = { ...program('a', 'Push', 3), is_public: true }

  it('begin with a new program, marked as waiting', () => {
    const { items, marks } = overlayPrograms([stored], [entry('create-program', program('b', 'Pull'))])
    expect(items.map(({ name }) => name)).toEqual(['Pull', 'Push'])
    expect(marks).toEqual(new Map([['b', 'waiting']]))
  })

  it('hold a created program once, also while the server’s list already has it', () => {
    expect(overlayPrograms([stored], [entry('create-program', program('a', 'Push'))]).items).toHaveLength(1)
  })

  it('show a change with the server’s version and badges', () => {
    const { items } = overlayPrograms([stored], [update(program('a', 'Push lourd', 1))])
    expect(items).toEqual([{ ...stored, name: 'Push lourd' }])
  })

  it('show the last of several changes', () => {
    const { items } = overlayPrograms([stored], [update(program('a', 'B')), update(program('a', 'C'))])
    expect(items[0]?.name).toBe('C')
  })

  it('leave out what is being deleted, also when it was made on this device a moment ago', () => {
    const entries = [entry('create-program', program('b', 'Pull')), entry('delete-program', { id: 'b', name: 'Pull' })]
    expect(overlayPrograms([stored], entries).items).toEqual([stored])
  })

  it('keep a refused change in sight, and say so even when others wait behind it', () => {
    const { items, marks } = overlayPrograms([stored], [update(program('a', 'B'), true), update(program('a', 'C'))])
    expect(items[0]?.name).toBe('C')
    expect(marks.get('a')).toBe('refused')
  })

  it('have the rules moved by a workout that waits; not by one that was refused', () => {
    const rule = { kind: '531', step: 2.5, tm: 100, week: 1 } as const
    const row = { exercise_id: 'squat', name: 'Squat', name_en: null, order: 0, default_rest: 60, sets: [] }
    const cycle = { ...stored, exercises: [{ ...row, progression: rule }] }
    const moved = { ...rule, week: 2 }
    const workout = { program_id: 'a', cycles: [{ place: 'squat', from: rule, to: moved }] }
    const ruleAfter = (refused: boolean) =>
      overlayPrograms([cycle], [entry('create-workout-history', workout, refused)]).items[0]?.exercises[0]?.progression
    expect([ruleAfter(false), ruleAfter(true)]).toEqual([moved, rule])
  })

  it('keep an unsent change of a program that was deleted elsewhere', () => {
    expect(overlayPrograms([], [update(program('a', 'B'), true)]).items.map(({ name }) => name)).toEqual(['B'])
  })
})

describe('one’s own and the predefined programs together', () => {
  const push = program('a', 'Push')
  const legs = { ...program('p', 'Legs'), is_predefined: true, user_id: null }

  it('are known apart, each once it has been read', () => {
    expect(joinPrograms({ listed: undefined, predefined: [legs] }, [])).toMatchObject({ own: undefined, items: [legs] })
    expect(joinPrograms({ listed: [push], predefined: undefined }, [])).toMatchObject({
      own: [push],
      predefined: undefined,
    })
    expect(joinPrograms({ listed: [push], predefined: [legs] }, []).items).toEqual([push, legs])
  })

  it('hold the predefined ones that a device kept within the list of its own, until they are read themselves', () => {
    const kept = joinPrograms({ listed: [push, legs], predefined: undefined }, [])
    expect(kept).toMatchObject({ own: [push], predefined: [legs], items: [push, legs] })
    const newer = { ...legs, name: 'Jambes' }
    expect(joinPrograms({ listed: [push, legs], predefined: [newer] }, []).items).toEqual([push, newer])
  })

  it('show what was made here before anything has been read', () => {
    const { own } = joinPrograms({ listed: undefined, predefined: undefined }, [entry('create-program', push)])
    expect(own).toEqual([push])
  })
})
