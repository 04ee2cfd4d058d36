// @vitest-environment happy-dom
import type { Ticket } from '@fonte/contract/admin/ticket'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { TicketLine } from './ticket-line.tsx'

testAdminPages()

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

it('asks before a ticket is deleted by whose it is and what it says', async () => {
  const { user } = showWithMessages(<TicketLine ticket={ticket} />)
  await user.click(screen.getByRole('button', { name: /^Supprimer le ticket/ }))
  const question = within(await screen.findByRole('alertdialog'))
  for (const part of ['ada', 'ada@example.org', 'Le minuteur s’arrête.']) expect(question.getByText(part)).toBeTruthy()
})

it.each(['fr', 'en'] as const)(
  'of two tickets of one person each has names of its own for what is done with it, %s',
  (lang) => {
    showWithMessages(
      <PageLanguage value={lang}>
        <TicketLine ticket={ticket} />
        <TicketLine ticket={{ ...ticket, id: 'later', created_at: '2026-11-22T10:07:00.000Z' }} />
      </PageLanguage>,
    )
    const controls = [...screen.getAllByRole('button'), ...screen.getAllByRole('combobox')]
    const names = controls.map((control) => control.getAttribute('aria-label'))
    expect(names.filter((name) => name?.includes('ada'))).toHaveLength(6)
    expect(new Set(names).size).toBe(6)
  },
)
