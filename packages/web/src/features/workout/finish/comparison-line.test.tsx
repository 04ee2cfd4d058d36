// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { switchUnit } from '../../../platform/words/unit.ts'
import { entry } from '../../history/log/test-kit/log-kit.ts'
import { ComparisonLine } from './comparison-line.tsx'

const { log } = vi.hoisted(() => ({ log: { reading: 'ready', entries: [] as readonly object[] } }))
vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log }))

const ended = { workout_id: 'today', state: { ended_at: Date.UTC(2026, 10, 21), program: { id: 'legs' } } }
const line = () => render(<ComparisonLine workout={ended as never} total={{ weight: 620 }} />).container.textContent

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  switchLanguage('fr')
})

it('compares with the last workout of the log, and says nothing while part of the log is missing', () => {
  log.entries = [entry('before', 18, { program_id: 'legs' })]
  expect(line()).toContain('120\u00a0kg')
  cleanup()
  log.reading = 'loading'
  expect(line()).toBe('')
})

it('names the day that the clock showed where that workout took place', () => {
  const ended = new Date(2025, 8, 1, 4, 30)
  log.reading = 'ready'
  log.entries = [
    entry('before', 18, {
      program_id: 'legs',
      completed_at: ended.toISOString(),
      // Half past eleven in the evening of the day before.
      utc_offset: -ended.getTimezoneOffset() - 300,
    }),
  ]
  expect(line()).toContain('31\u00a0août')
})

it('in pounds, compares what was typed in pounds', () => {
  switchUnit('lb')
  const set = { exercise_id: 'squat', exercise_name: 'Squat', reps: 250, weight: 18.14, weight_lb: 40 }
  log.entries = [entry('before', 18, { program_id: 'legs', sets: [set] })]
  const total = { weight: 5102.5, weight_lb: 11_250 }
  const shown = render(<ComparisonLine workout={ended as never} total={total} />).container.textContent
  expect(shown?.replace(/\s/gu, ' ')).toContain('1 250 lb de plus')
  switchUnit('kg')
})

it('of two workouts of one day names no day, nor of any other but its own year', () => {
  const at = new Date(2026, 10, 21, 18)
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  const later = { ...ended, state: { ...ended.state, ended_at: at.getTime() + 3_600_000 } }
  const shown = (completed_at: Date) => {
    cleanup()
    log.entries = [entry('before', 18, { program_id: 'legs', completed_at: completed_at.toISOString() })]
    const { container } = render(<ComparisonLine workout={later as never} total={{ weight: 620 }} />)
    return container.textContent?.replace(/\s/gu, ' ')
  }
  expect(shown(at)).toBe('120 kg de plus que plus tôt dans la journée')
  expect(shown(new Date(2026, 10, 20, 23))).toBe('120 kg de plus que le 20 nov.')
  expect(shown(new Date(2025, 10, 21, 18))).toBe('120 kg de plus que le 21 nov. 2025')
  switchLanguage('en')
  expect(shown(at)).toBe('120 kg more than earlier in the day')
  expect(shown(new Date(2026, 10, 20, 23))).toBe('120 kg more than on Nov 20')
})
