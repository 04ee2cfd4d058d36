// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseEffort } from '../../../platform/words/effort.ts'
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

afterEach(() => {
  cleanup()
  chooseEffort('none')
})

it('says of an exercise that is done with each side in turn that its sets are those of each side', async () => {
  await showPart(<ExerciseLines rows={rows} library={{ find, muscles: noMuscles }} />)
  const told = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Par côté'))
  expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('split-squat')])
})

it('tells the effort that is aimed at by the scale that its reader has chosen', async () => {
  const aimed = [{ ...row, exercise_id: 'squat', name: 'Squat', sets: [{ reps: 5, weight: 80, rest: 60, rir: 2 }] }]
  chooseEffort('rpe')
  await showPart(<ExerciseLines rows={aimed} library={{ find, muscles: noMuscles }} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ')).toContain('RPE 8')
})
