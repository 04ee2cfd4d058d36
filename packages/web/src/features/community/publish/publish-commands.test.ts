import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { programsKey } from '../../program/program-list.ts'
import { aPost, aProgram, network } from '../test-kit/community-kit.ts'
import { publishOwnProgram, withdrawProgram } from './publish-commands.ts'

const form = { id: aPost(1).id, title: ' Dos large ', message: '' }
const isPublic = () =>
  queryClient.getQueryData<{ items: { is_public: boolean }[] }>(programsKey)?.items.map(({ is_public }) => is_public)

beforeEach(() => {
  queryClient.setQueryData(programsKey, { items: [aProgram(1), aProgram(2, { is_public: true })] })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says that a program is published at once, and sends the title without outer spaces', async () => {
  const sent = network({ answer: aPost(1) })
  const publishing = publishOwnProgram(aProgram(1), form)
  expect(isPublic()).toEqual([true, true])
  await publishing
  expect(sent[0]?.body).toEqual({ id: form.id, programId: aProgram(1).id, title: 'Dos large', message: '' })
  expect(isPublic()).toEqual([true, true])
})

it('shows the notes that were ticked, and none that was taken away since', async () => {
  const row = { name: 'Squat', name_en: null, order: 0, default_rest: 60, sets: [] }
  const exercises = [
    { ...row, exercise_id: 'squat', note: 'Cran 3' },
    { ...row, exercise_id: 'press' },
  ]
  const sent = network({ answer: aPost(1) })
  await publishOwnProgram(aProgram(1, { exercises }), { ...form, notes: ['squat', 'press'] })
  expect(sent[0]?.body).toMatchObject({ notes: ['squat'] })
})

it('no longer says so where publishing fails', async () => {
  network({ refusal: 'posts-full' })
  await expect(publishOwnProgram(aProgram(1), form)).rejects.toMatchObject({ code: 'posts-full' })
  expect(isPublic()).toEqual([false, true])
})

it('leaves a program published whose second post fails', async () => {
  network({ refusal: 'internal' })
  await expect(publishOwnProgram(aProgram(2, { is_public: true }), form)).rejects.toMatchObject({ code: 'internal' })
  expect(isPublic()).toEqual([false, true])
})

it.each([
  ['was changed after a try without an answer', 'id-conflict'],
  ['was published by a try without an answer, and withdrawn since,', 'already-deleted'],
] as const)('publishes a text that %s under an id of its own', async (_what, refusal) => {
  const sent = network({ refusal }, { answer: aPost(2) })
  await publishOwnProgram(aProgram(1), form)
  const [first, second] = sent.map(({ body }) => (body as { id: string }).id)
  expect(second).not.toBe(first)
})

it('says that a program is withdrawn at once, and no longer where that fails', async () => {
  network({ refusal: 'unpublish-check-failed' })
  const withdrawal = withdrawProgram(aProgram(2, { is_public: true }))
  expect(isPublic()).toEqual([false, false])
  await expect(withdrawal).rejects.toMatchObject({ code: 'unpublish-check-failed' })
  expect(isPublic()).toEqual([false, true])
})
