// @vitest-environment happy-dom
import { emptyProgramForm } from '@fonte/domain/program/form'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../platform/session/session.ts'
import type { SessionState } from '../../platform/session/session-events.ts'
import { storage } from '../../platform/storage/storage.ts'
import { keepDraft, newProgramKey, predefinedDraftKey, readDrafts } from '../program/editor/draft/drafts.ts'
import { DraftNotice } from './draft-notice.tsx'

const typed = (name: string) => ({ form: { ...emptyProgramForm, name }, base: null })

const open = () => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute({ component: DraftNotice }), history })
  render(<RouterProvider router={router as never} />)
  return { router, user: userEvent.setup() }
}

const notices = async () => (await screen.findAllByText(/enregistré\./)).map(({ textContent }) => textContent)

const noticeOf = async (name: string) =>
  within((await screen.findByText(new RegExp(name))).closest<HTMLElement>('[role="status"]') ?? document.body)

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  for (const row of await storage.rows('kept', 'ada')) await storage.write([{ store: 'kept', remove: row.name }])
})

it('each program that was typed and not saved is told by its name, but none of those for everybody', async () => {
  await keepDraft('ada', 'push', typed('  Push '))
  await keepDraft('ada', newProgramKey, typed(' '))
  await keepDraft('ada', predefinedDraftKey('full'), typed('Full body'))
  open()
  expect(await notices()).toEqual([
    '«\u00a0Push\u00a0» n’a pas été enregistré.',
    'Un programme n’a pas été enregistré.',
  ])
})

it('one is taken up again in the editor', async () => {
  await keepDraft('ada', 'push', typed('Push'))
  const { router, user } = open()
  await user.click((await noticeOf('Push')).getByRole('button', { name: 'Reprendre' }))
  expect(router.state.location.search).toEqual({ edit: 'push' })
})

it('one is given up, and the other stays', async () => {
  await keepDraft('ada', 'push', typed('Push'))
  await keepDraft('ada', 'pull', typed('Pull'))
  const { user } = open()
  await user.click((await noticeOf('Push')).getByRole('button', { name: 'Abandonner' }))
  expect(await notices()).toEqual(['«\u00a0Pull\u00a0» n’a pas été enregistré.'])
  expect(Object.keys(await readDrafts('ada'))).toEqual(['pull'])
})

it('the focus of one that is given up goes on to the next, and then to where they stood', async () => {
  await keepDraft('ada', 'push', typed('Push'))
  await keepDraft('ada', 'pull', typed('Pull'))
  const { user } = open()
  for (const name of ['Push', 'Pull']) {
    const discard = (await noticeOf(name)).getByRole('button', { name: 'Abandonner' })
    discard.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).not.toBe(document.body)
  }
  expect(document.activeElement?.textContent).toBe('')
})
