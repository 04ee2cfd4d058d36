// @vitest-environment happy-dom
import type { QueryKey } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../../platform/query/query-client.ts'
import { network } from '../../../community/test-kit/community-kit.ts'
import { frameIn } from '../../../community/test-kit/frame.tsx'
import { exercisesQuery } from '../../../exercise/exercise-queries.ts'
import { exerciseGuidesQuery } from '../../../exercise/guide/guide-queries.ts'
import { testAdminPages } from '../../test-kit/admin-kit.ts'
import { emptyLibraryForm } from './library-form.ts'
import { useLibrarySave } from './use-library-save.ts'

testAdminPages()

const form = { ...emptyLibraryForm, name: 'Développé couché', name_en: 'Bench press' }
const stored = {
  ...form,
  id: 'bench',
  creator_id: null,
  aliases: [],
  aliases_en: [],
  equipment: 'Barre',
  equipment_en: 'Barbell',
  archived: false,
  image_url: null,
  version: 1,
}

const pageOf = (row: object) => ({
  items: [row],
  next: null,
  total: 1,
  shares: { offered: 1, untranslated: 0, archived: 0 },
})

it.each([
  ['fr', 'Exercice enregistré', 'Développé couché'],
  ['en', 'Exercise saved', 'Bench press'],
] as const)('a saved exercise is named in the language of the page, %s', async (lang, title, description) => {
  network({ answer: stored })
  const { told, Frame } = frameIn(lang)
  const { result } = renderHook(() => useLibrarySave(undefined, () => undefined), { wrapper: Frame })
  await result.current.save(form, undefined)
  expect(told).toMatchObject([{ title, description }])
})

it('once an administrator has saved an exercise, the library and the guides of both languages are read anew', async () => {
  network({ answer: stored })
  const reads = [exercisesQuery, exerciseGuidesQuery('fr'), exerciseGuidesQuery('en')].map(({ queryKey }) => queryKey)
  for (const queryKey of reads) queryClient.setQueryData(queryKey as QueryKey, { items: [] })
  const areOld = () => reads.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)
  const { Frame } = frameIn('fr')
  const { result } = renderHook(() => useLibrarySave(undefined, () => undefined), { wrapper: Frame })
  expect(areOld()).toEqual([false, false, false])
  await result.current.save(form, undefined)
  expect(areOld()).toEqual([true, true, true])
})

it('an exercise of which the answer was lost is changed, not made again, where the form holds something else by then', async () => {
  const made = { ...stored, name: 'Developpé couché' }
  const sent = network('no network', { answer: pageOf(made) }, { answer: stored })
  const { told, Frame } = frameIn('fr')
  const { result } = renderHook(() => useLibrarySave(undefined, () => undefined), { wrapper: Frame })
  expect(await act(() => result.current.save({ ...form, name: made.name }, undefined))).toBe(false)
  expect(await act(() => result.current.save(form, undefined))).toBe(true)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/admin/exercises',
    `/api/admin/exercises?${new URLSearchParams({ search: made.name })}`,
    '/api/admin/exercises/bench',
  ])
  expect(sent.at(-1)?.body).toMatchObject({ version: 1, name: form.name })
  expect(told.at(-1)).toMatchObject({ variant: 'success' })
})

it('an exercise of which no try arrived is made as the form holds it', async () => {
  const sent = network('no network', { answer: pageOf({ ...stored, description: 'D’un autre.' }) }, { answer: stored })
  const { Frame } = frameIn('fr')
  const { result } = renderHook(() => useLibrarySave(undefined, () => undefined), { wrapper: Frame })
  await act(() => result.current.save(form, undefined))
  expect(await act(() => result.current.save(form, undefined))).toBe(true)
  expect(sent.at(-1)?.path).toBe('/api/admin/exercises')
})
