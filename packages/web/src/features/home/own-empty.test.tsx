// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { History } from '../history/history-queries.ts'
import { programOf } from '../program/test-kit/program-kit.ts'
import { OwnEmpty } from './own-empty.tsx'

const { read } = vi.hoisted(() => ({ read: vi.fn<() => Pick<History, 'lines' | 'reading'>>() }))

vi.mock('../history/history-queries.ts', () => ({ useLatestHistory: read }))

const predefined = [programOf({ id: 'full', name: 'Full body' }), programOf({ id: 'split', name: 'Split' })]

/** What stands in place of one's own programs, after workouts of these programs. */
function told(programIds: readonly (string | null)[], reading: History['reading'] = 'ready') {
  const lines = programIds.map((program_id) => ({ program_id })) as unknown as History['lines']
  read.mockReturnValue({ lines, reading })
  return render(<OwnEmpty predefined={predefined} />).container.textContent?.trim()
}

afterEach(cleanup)

it('who has never trained is told how to begin', () => {
  expect(told([])).toMatch(/^La barre est encore vide\. Composez un premier programme/)
})

it('nothing is told before the history is read', () => {
  expect(told([], 'loading')).toBe('')
})

it('who trains a predefined program is told the one trained last', () => {
  expect(told([null, 'gone', 'split', 'full'])).toMatch(/^Vous suivez «\u00a0Split\u00a0»\. Dupliquez-le/)
})

it('who trained something else is told that no program is their own', () => {
  expect(told([null])).toMatch(/^Aucun programme personnel\. Composez/)
})
