// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import type { SourceLine } from '@fonte/domain/community/source-line'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { aProgram, network, type Reaction } from '../test-kit/community-kit.ts'
import { copyChangeQuery, copyChangesQuery } from './copy-changes-reads.ts'
import { CopyNotices } from './copy-notices.tsx'

const copy: Program = aProgram(1, { is_copy: true, name: 'Dos large' })
const { own } = vi.hoisted(() => ({ own: [] as unknown[] }))

vi.mock('../../plan/plan-queries.ts', () => ({ usePremiumAccess: () => true }))
vi.mock('../../program/program-queries.ts', () => ({ usePrograms: () => ({ own }) }))

const side = (text: string) => ({ text, rest: null, sets: null, order: null })
const line: SourceLine = { id: 'name', kind: 'name', exercise: null, before: side('Dos'), after: side('Dos large') }

const changed = { program_id: copy.id, source_version: 2 }
const change = { ...changed, lines: [line] }

const offer = (...items: (typeof changed)[]) => queryClient.setQueryData(copyChangesQuery.queryKey, { items })

const open = async () => {
  const { user, told } = showWithMessages(<CopyNotices />)
  await user.click(screen.getByRole('button', { name: 'Voir les changements' }))
  return { user, told }
}

beforeEach(() => {
  own.splice(0, own.length, copy)
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says that changes are no longer offered where the author withdraws the program while one looks at them', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  offer(changed)
  queryClient.setQueryData(copyChangeQuery(copy, changed).queryKey, change)
  const { user } = await open()
  expect(await screen.findByRole('checkbox', { name: 'Nom du programme', hidden: true })).toBeDefined()
  act(() => offer())
  expect(await screen.findByText(/^Ces changements ne sont plus proposés/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Reprendre/, hidden: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fermer', hidden: true }))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

it('asks for what changed in the copy that is opened, and again where that was refused', async () => {
  offer(changed)
  const sent = network({ refusal: 'too-many-at-once' }, { answer: change })
  const { user } = await open()
  expect(await screen.findByText('Impossible de charger les changements.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Réessayer', hidden: true }))
  expect(await screen.findByRole('checkbox', { name: 'Nom du programme', hidden: true })).toBeDefined()
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(`/api/programs/${copy.id}/copy-change`))
})

it('keeps what was shown where it is asked for again without an answer', async () => {
  offer(changed)
  queryClient.setQueryData(copyChangeQuery(copy, changed).queryKey, change, { updatedAt: 1 })
  network({ refusal: 'too-many-at-once' })
  await open()
  await expect.poll(() => queryClient.getQueryState(copyChangeQuery(copy, changed).queryKey)?.status).toBe('error')
  expect(screen.getByRole('checkbox', { name: 'Nom du programme', hidden: true })).toBeDefined()
})

it('reads the list of changed copies to its last page', async () => {
  const cursor = '0198c0de-0000-7000-8000-000000000009'
  const sent = network({ answer: { items: [changed], next: cursor } }, { answer: { items: [], next: null } })
  expect(await queryClient.fetchQuery(copyChangesQuery)).toEqual({ items: [changed] })
  expect(sent.map(({ path }) => path)).toEqual(['/api/copy-changes', `/api/copy-changes?cursor=${cursor}`])
})

/** A choice gets no answer, and the copy is another one by the next try, which the network answers so. */
async function chooseTwice(answer: Reaction) {
  offer(changed)
  queryClient.setQueryData(copyChangeQuery(copy, changed).queryKey, change)
  const sent = network('no network', answer)
  const { user, told } = await open()
  const take = () => user.click(screen.getByRole('button', { name: /^Reprendre/, hidden: true }))
  await take()
  await expect.poll(() => told.length).toBe(1)
  own.splice(0, own.length, { ...copy, version: copy.version + 1 })
  act(() => offer())
  await take()
  await expect.poll(() => told.length).toBe(2)
  return { sent, told }
}

it('a choice without an answer is tried again as it was made, whatever has become of the copy since', async () => {
  const { sent, told } = await chooseTwice({ answer: { ...copy, version: copy.version + 1 } })
  const choice = { version: copy.version, source_version: 2, take: ['name'], leave: [] }
  expect(sent.slice(0, 2).map(({ body }) => body)).toEqual([choice, choice])
  expect(told[1]).toMatchObject({ variant: 'success' })
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('it says so where the copy was changed meanwhile', async () => {
  const { told } = await chooseTwice({ refusal: 'version-conflict' })
  expect(told[1]).toMatchObject({ description: expect.stringMatching(/^Votre copie ou l’original ont changé/) })
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})
