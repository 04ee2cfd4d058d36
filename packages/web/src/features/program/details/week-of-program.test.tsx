// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { Program } from '@fonte/contract/program'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { indexMuscles } from '../../muscle/muscle-index.ts'
import { predefinedProgramsQuery } from '../program-queries.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { WeekOfProgram } from './week-of-program.tsx'

const set = { reps: 5, weight: 40, rest: 60 }
const press = { exercise_id: 'press', name: 'Développé', name_en: null, order: 0, default_rest: 60 }
const day = (id: string, day: number, of: number, times: number) =>
  programOf({
    id,
    is_predefined: true,
    series: { id: of === 1 ? id : 'split', name: 'Split', name_en: null, day, of, times },
    exercises: [{ ...press, sets: [{ ...set, kind: 'warmup' }, set, set, set] }],
  })

const library = {
  find: (): Exercise => ({ id: 'press', muscle_group_id: 'chest' }) as Exercise,
  muscles: indexMuscles([{ id: 'chest', name: 'Pectoraux', name_en: 'Chest', muscles: [] } as never]),
}

function show(program: Program, all: readonly Program[]) {
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [...all] })
  render(
    <QueryClientProvider client={queryClient}>
      <WeekOfProgram program={program} library={library} />
    </QueryClientProvider>,
  )
}

const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('tells the working sets of a day and of the week of its series', () => {
  const first = day('a', 1, 2, 1.5)
  show(first, [first, day('b', 2, 2, 1.5)])
  expect(screen.getByRole('region', { name: 'Séries par semaine' }).textContent).toContain('Split, jour 1.')
  expect(cells()).toEqual([['Pectoraux', '3', '9']])
})

it('tells only the week of a program that stands alone', () => {
  const alone = day('a', 1, 1, 3)
  show(alone, [alone])
  expect(screen.getByRole('region').textContent).toContain('3\u00a0séances par semaine.')
  expect(cells()).toEqual([['Pectoraux', '9']])
})

it('is not there for a program of one’s own', () => {
  const { series: _, ...own } = day('a', 1, 1, 3)
  show(own, [])
  expect(screen.queryByRole('region')).toBeNull()
})
