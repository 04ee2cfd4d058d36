// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { noMuscles } from '../../muscle/muscle-queries.ts'
import { ExerciseLines } from './exercise-lines.tsx'

const sets = [{ reps: 8, weight: 10, rest: 60 }]
const row = { name_en: null, order: 0, default_rest: 60, sets }
const rows = [
  { ...row, exercise_id: 'split-squat', name: 'Squat bulgare' },
  { ...row, exercise_id: 'squat', name: 'Squat' },
]
const find = (id: string) => ({ id, name: id, sides: id === 'squat' ? 'both' : 'each' }) as unknown as Exercise

afterEach(cleanup)

it('says of an exercise that is done with each side in turn that its sets are those of each side', async () => {
  await showPart(<ExerciseLines rows={rows} library={{ find, muscles: noMuscles }} />)
  const told = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Par côté'))
  expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('split-squat')])
})
