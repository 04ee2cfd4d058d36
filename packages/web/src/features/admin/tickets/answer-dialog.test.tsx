// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { Ticket } from '@fonte/contract/admin/ticket'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { network } from '../../community/test-kit/community-kit.ts'
import { frameIn } from '../../community/test-kit/frame.tsx'
import { bringOperations } from '../admin-operations.ts'
import { AnswerDialog } from './answer-dialog.tsx'

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ status: 'signed-in', user: { id: 'ada' } }),
  session: { state: { get: () => ({ status: 'signed-out' }) } },
}))

const ticket: Ticket = {
  id: 't',
  report_type: 'Bug',
  status: 'Ouvert',
  content: 'Le minuteur s’arrête.',
  created_at: '2026-11-22T10:00:00.000Z',
  user_id: 'u',
  user_username: 'ada',
  user_email: 'ada@example.org',
  post_id: null,
  post_title: null,
  post_is_there: false,
  answered_at: null,
  answered_by: null,
  version: 1,
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('counts the characters of an answer as the server does: a letter and its accent are one', async () => {
  bringOperations()
  const sent = network({ answer: ticket })
  const { Frame } = frameIn('fr')
  const dialog = (
    <QueryClientProvider client={queryClient}>
      <AnswerDialog ticket={ticket} onClose={vi.fn()} />
    </QueryClientProvider>
  )
  render(dialog, { wrapper: Frame })
  await userEvent.click(await screen.findByLabelText('Réponse'))
  await userEvent.paste('e\u0301'.repeat(5_000))
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer', hidden: true }))
  await expect.poll(() => sent.length).toBe(1)
})
