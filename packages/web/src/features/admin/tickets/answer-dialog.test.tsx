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

const open = (shown = ticket) => {
  bringOperations()
  const { Frame } = frameIn('fr')
  render(
    <QueryClientProvider client={queryClient}>
      <AnswerDialog ticket={shown} onClose={vi.fn()} />
    </QueryClientProvider>,
    { wrapper: Frame },
  )
}

const sendButton = () => screen.getByRole('button', { name: 'Envoyer', hidden: true })
const send = () => userEvent.click(sendButton())

it('sends an answer again under its id, and one with other words under another: the first may have been mailed', async () => {
  const sent = network('no network', 'no network', 'no network')
  open({ ...ticket, id: 'another' })
  await userEvent.click(await screen.findByLabelText('Réponse'))
  await userEvent.paste('Rechargez la page.')
  const isSent = async (count: number) => {
    await send()
    await expect.poll(() => [sent.length, sendButton().getAttribute('aria-busy')]).toEqual([count, null])
  }
  await isSent(1)
  await isSent(2)
  await userEvent.click(screen.getByLabelText('Réponse'))
  await userEvent.paste(' Merci.')
  await isSent(3)
  const [first, again, other] = sent.map(({ body }) => body as { readonly id: string })
  expect([again?.id === first?.id, other?.id === first?.id]).toEqual([true, false])
})

it('counts the characters of an answer as the server does: a letter and its accent are one', async () => {
  const sent = network({ answer: ticket })
  open()
  await userEvent.click(await screen.findByLabelText('Réponse'))
  await userEvent.paste('e\u0301'.repeat(5_000))
  await send()
  await expect.poll(() => sent.length).toBe(1)
})
