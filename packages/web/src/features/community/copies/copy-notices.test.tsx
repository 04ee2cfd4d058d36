// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import type { SourceLine } from '@fonte/domain/community/source-line'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { aProgram } from '../test-kit/community-kit.ts'
import { copyChangesQuery } from './copy-changes-reads.ts'
import { CopyNotices } from './copy-notices.tsx'

const copy: Program = aProgram(1, { is_copy: true, name: 'Dos large' })

vi.mock('../../plan/plan-queries.ts', () => ({ usePremiumAccess: () => true }))
vi.mock('../../program/program-queries.ts', () => ({ usePrograms: () => ({ own: [copy] }) }))

const side = (text: string) => ({ text, rest: null, sets: null, order: null })
const line: SourceLine = { id: 'name', kind: 'name', exercise: null, before: side('Dos'), after: side('Dos large') }

const offer = (...lines: SourceLine[]) =>
  queryClient.setQueryData(copyChangesQuery.queryKey, {
    items: lines.length === 0 ? [] : [{ program_id: copy.id, source_version: 2, lines }],
  })

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says that changes are no longer offered where the author withdraws the program while one looks at them', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  offer(line)
  const { user } = showWithMessages(<CopyNotices />)
  await user.click(screen.getByRole('button', { name: 'Voir les changements' }))
  expect(await screen.findByRole('checkbox', { name: 'Nom du programme', hidden: true })).toBeDefined()
  act(() => offer())
  expect(await screen.findByText(/^Ces changements ne sont plus proposés/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Reprendre/, hidden: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fermer', hidden: true }))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})
