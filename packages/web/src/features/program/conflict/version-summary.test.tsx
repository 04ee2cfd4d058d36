// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { ProgramExercise } from '@fonte/contract/program'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { VersionSummary } from './version-summary.tsx'

const lift = (id: string, changes: Partial<ProgramExercise> = {}): ProgramExercise => ({
  exercise_id: id,
  name: id,
  name_en: null,
  order: 0,
  default_rest: 60,
  sets: [{ reps: 5, weight: 100, rest: 90 }],
  ...changes,
})

/** What is marked of a program beside another version of it. */
async function differences(mine: readonly ProgramExercise[], theirs: readonly ProgramExercise[]) {
  const [program, other] = [mine, theirs].map((exercises) => programOf({ exercises: [...exercises] }))
  if (!program) throw new Error('no program')
  await showPart(<VersionSummary title="Ma version" program={program} other={other} />)
  const lines = await screen.findAllByRole('listitem')
  return lines.filter((line) => /\(différent\)$/.test(line.textContent)).map((line) => line.textContent)
}

signInAda()
beforeEach(() => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [] })
})

it('a version that differs by its progression alone says by which', async () => {
  const mine = lift('Squat', { progression: { kind: '531', step: 5, tm: 142.5, week: 2 } })
  const theirs = lift('Squat', { progression: { kind: 'linear', step: 5, tries: 2 } })
  const [line] = await differences([mine], [theirs])
  expect(line).toContain(
    'Progression\u00a0: 5/3/1, +5\u00a0kg · Maximum d’entraînement (kg)\u00a0: 142,5 · Semaine du cycle\u00a0: 2',
  )
})

it('a version whose rule has another figure says all of the rule', async () => {
  const rule = { kind: 'linear', step: 5 } as const
  const [line] = await differences(
    [lift('Squat', { progression: { ...rule, tries: 2 } })],
    [lift('Squat', { progression: { ...rule, tries: 3 } })],
  )
  expect(line).toContain('Progression\u00a0: Linéaire, +5\u00a0kg · Essais avant de baisser\u00a0: 2')
})

it('a version whose round has another rest says how long it is', async () => {
  const round = (group_rest: number) => [lift('Squat', { group: 1, group_rest }), lift('Rowing', { group: 1 })]
  const [line] = await differences(round(15), round(45))
  expect(line).toContain('Repos entre les exercices du tour (s)\u00a0: 15')
})

it('an exercise is called as it is now, whatever it was called when the program was written', async () => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ id: 'custom', name: 'Tirage haut' } as Exercise] })
  const [line] = await differences([lift('custom', { name: 'Tirage' })], [lift('Squat')])
  expect(line).toContain('1. Tirage haut')
})
