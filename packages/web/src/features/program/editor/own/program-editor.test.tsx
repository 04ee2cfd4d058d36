// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { Program } from '@fonte/contract/program'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/query/query-client.ts'
import { session } from '../../../../platform/session/session.ts'
import type { SessionState } from '../../../../platform/session/session-events.ts'
import { showPages } from '../../../../ui/test-kit/show-pages.tsx'
import { exercisesQuery } from '../../../exercise/exercise-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../program-queries.ts'
import { programOf } from '../../test-kit/program-kit.ts'
import { forgetDraft } from '../draft/drafts.ts'
import { ProgramEditor } from './program-editor.tsx'

const serve = (...items: readonly Program[]) => queryClient.setQueryData(programsQuery.queryKey, { items: [...items] })

const open = () => {
  const pages = { '/edit': () => <ProgramEditor programKey="push" />, '/': () => <p>home</p> }
  return showPages(pages, '/edit')
}

const name = () => screen.findByLabelText<HTMLInputElement>('Nom du programme')

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  vi.stubGlobal('scrollTo', () => undefined)
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } })
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [] as Exercise[] })
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [] })
})

afterEach(async () => {
  cleanup()
  queryClient.clear()
  await forgetDraft('ada', 'push')
  vi.restoreAllMocks()
})

it('a program that is not there leads home', async () => {
  serve()
  const { address } = open()
  await waitFor(() => expect(address()).toBe('/'))
})

it('a program that is deleted elsewhere while its form is open stays in the form with what was typed', async () => {
  serve(programOf({ id: 'push', name: 'Push' }))
  const { user, address } = open()
  await user.type(await name(), ' fort')
  act(() => void serve())
  expect((await name()).value).toBe('Push fort')
  expect(address()).toBe('/edit')
})
