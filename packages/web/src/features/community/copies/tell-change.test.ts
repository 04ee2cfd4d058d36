// @vitest-environment happy-dom

import type { SourceLine, SourceLineKind, SourceSide } from '@fonte/domain/community/source-line'
import { isolated } from '@fonte/domain/words/visible-text'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTellChange } from './tell-change.ts'

const squat = { exercise_id: 'predefined-squat', name: 'Squat', name_en: 'Squat' }
const bench = { exercise_id: 'predefined-couché', name: 'Développé couché', name_en: 'Bench press' }
const nothing: SourceSide = { text: null, rest: null, sets: null, order: null }
const side = (told: Partial<SourceSide>): SourceSide => ({ ...nothing, ...told })
const sets = (count: number, reps: number) => Array.from({ length: count }, () => ({ reps, weight: 40, rest: 90 }))

/** Units stand apart by no-break spaces, and names by themselves whatever their direction. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u2068\u2069]/g, '')

const told = (kind: SourceLineKind, before: SourceSide | null, after: SourceSide | null, exercise = squat) => {
  const line: SourceLine = {
    id: kind,
    kind,
    exercise: ['name', 'order'].includes(kind) ? null : exercise,
    before,
    after,
  }
  const change = renderHook(() => useTellChange()).result.current(line)
  return {
    title: plain(change.title),
    before: change.before && plain(change.before),
    after: change.after && plain(change.after),
  }
}

afterEach(cleanup)

it('tells a text as it was and as it is, also one that is empty now', () => {
  expect(told('name', side({ text: 'Dos' }), side({ text: 'Dos large' }))).toEqual({
    title: 'Nom du programme',
    before: 'Dos',
    after: 'Dos large',
  })
  expect(told('description', side({ text: 'Lundi' }), side({ text: '' })).after).toBe('rien')
})

it('tells sets in as few words as tell everything, and the rest in seconds', () => {
  const change = told('sets', side({ sets: sets(3, 10) }), side({ sets: [...sets(2, 8), ...sets(1, 6)] }))
  expect(change.title).toBe('Séries : Squat')
  expect(change.before).toBe('3 × 10 rép. · repos 90 s')
  expect(change.after).toBe('2 × 8 rép. · repos 90 s, 1 × 6 rép.')
  expect(told('rest', side({ rest: 60 }), side({ rest: 120 })).after).toBe('120 s')
})

it('tells the author’s loads of an exercise that comes with them, and of no other: one’s own sets keep their own', () => {
  const loaded = side({
    sets: [
      { reps: 6, weight: 50, weight_lb: 110, rest: 90 },
      { reps: 6, weight: 0, assist: 20, rest: 90 },
      { reps: 6, weight: 60, rest: 90 },
    ],
  })
  expect(told('sets', loaded, loaded)).toMatchObject({
    before: '3 × 6 rép. · repos 90 s',
    after: '3 × 6 rép. · repos 90 s',
  })
  expect(told('exercise-removed', loaded, null).before).toBe('3 × 6 rép. · repos 90 s')
  expect(told('exercise-added', null, loaded).after).toMatch(/50 kg.*20 kg.*60 kg/)
})

it('names exercises that came, went or moved', () => {
  expect(told('exercise-added', null, side({ sets: sets(1, 5), rest: 60 }), bench)).toMatchObject({ before: null })
  expect(told('exercise-removed', side({ sets: sets(1, 5) }), null, bench)).toMatchObject({ after: null })
  const moved = told('order', side({ order: [squat, bench] }), side({ order: [bench, squat] }))
  expect([moved.before, moved.after]).toEqual(['Squat, Développé couché', 'Développé couché, Squat'])
})

it('keeps each name and text in a direction of its own', () => {
  const press = { ...bench, name: 'לחיצה' }
  const order = [squat, press]
  const lines = [side({ order }), side({ text: 'כוח' })]
  const tell = renderHook(() => useTellChange()).result.current
  const [moved, said] = lines.map(
    (after) => tell({ id: 'x', kind: 'order', exercise: null, before: null, after }).after,
  )
  expect([moved, said]).toEqual([`${isolated('Squat')}, ${isolated('לחיצה')}`, isolated('כוח')])
})
