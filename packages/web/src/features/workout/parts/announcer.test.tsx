// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { Announcer } from './announcer.tsx'

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const drop = { ...done(6, 24, clock(2)), kind: 'drop' } as const
/** The last set of the exercise, lighter than the one before it. */
const dropped: WorkoutEvent[] = [start, done(8, 30, clock(1)), { type: 'skip-rest', at: clock(1, 5) }, drop]
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.useFakeTimers({ now: clock(2) })
})

afterEach(() => {
  cleanup()
  switchLanguage('fr')
  vi.useRealTimers()
})

it('says the set that was recorded, with its kind, and the rest that follows', () => {
  show(<Announcer />, dropped)
  expect(said()).toBe('Série 2, dégressive, 6 × 24 kg. Repos, 3 minutes')
})

it('says the set that was recorded and the next one where no rest is between them', () => {
  const gone: WorkoutEvent = { type: 'go-to', at: clock(1), slot: '1-0' }
  show(<Announcer />, [start, gone, done(8, 40, clock(2))])
  expect(said()).toBe('Série 1, 8 × 40 kg. Développé militaire, série 2 sur 3')
})

it('says only what comes once the rest is over or has nearly passed', () => {
  show(<Announcer />, [...dropped, { type: 'skip-rest', at: clock(2, 5) }])
  expect(said()).toBe('Développé militaire, série 1 sur 3')
  cleanup()
  vi.setSystemTime(clock(4, 35))
  show(<Announcer />, dropped)
  expect(said()).toBe('Encore 30 secondes')
})

it('says a set that was corrected, until the next part of the rest, and one that was undone', () => {
  const { become } = show(<Announcer />, dropped)
  const edited: WorkoutEvent = { type: 'edit-set', at: clock(2, 5), index: 1, reps: 7, weight: 24 }
  become({}, [...dropped, edited])
  expect(said()).toBe('Série 2 corrigée : dégressive, 7 × 24 kg.')
  vi.setSystemTime(clock(4, 35))
  become({ canAct: false }, [...dropped, edited])
  expect(said()).toBe('Encore 30 secondes')
  become({}, [...dropped, edited, { type: 'undo-set', at: clock(4, 36) }])
  expect(said()).toBe('Série 2 annulée. Développé couché, série 2 sur 2')
})

it('says so in English, too', () => {
  switchLanguage('en')
  const { become } = show(<Announcer />, dropped)
  become({}, [...dropped, { type: 'edit-set', at: clock(2, 5), index: 0, reps: 9, weight: 30 }])
  expect(said()).toBe('Set 1 corrected: 9 × 30 kg.')
  become({}, [...dropped, { type: 'undo-set', at: clock(2, 6) }])
  expect(said()).toBe('Set 2 undone. Bench press, set 2 of 2')
})
