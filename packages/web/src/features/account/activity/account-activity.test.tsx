// @vitest-environment happy-dom
import type { AccountEvent } from '@fonte/contract/account/activity'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { network } from '../../community/test-kit/community-kit.ts'
import { AccountActivity } from './account-activity.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const event = (changes: Partial<AccountEvent> = {}): AccountEvent => ({
  id: crypto.randomUUID(),
  kind: 'sign-in-refused',
  agent: 'Firefox · Windows',
  times: 1,
  created_at: '2026-11-22T09:00:00.000Z',
  last_at: '2026-11-22T09:30:00.000Z',
  ...changes,
})

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AccountActivity />
    </QueryClientProvider>,
  )

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

describe('the activity of an account', () => {
  it('tells what happened, also of kinds it has no words for, in which browser, when last and how often', async () => {
    network({
      answer: {
        items: [event({ times: 3 }), event({ kind: 'password-changed', agent: '' }), event({ kind: 'of-tomorrow' })],
      },
    })
    open()
    const [refused, changed, unknown] = await lines()
    expect(refused).toMatch(/^Connexion refusée22\snovembre\s2026\sà\s\d\d:30 · Firefox · Windows3\sfois$/)
    expect(unknown).toMatch(/^Autre événement/)
    expect(changed).toMatch(/^Mot de passe changé22\snovembre\s2026\sà\s\d\d:30$/)
  })

  it('shows five lines at first, and five more on demand', async () => {
    network({ answer: { items: Array.from({ length: 12 }, () => event()) } })
    open()
    expect(await lines()).toHaveLength(5)
    const more = screen.getByRole('button', { name: 'Afficher plus' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(await lines()).toHaveLength(12)
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
  })

  it('says so when there is nothing, and when it cannot be loaded', async () => {
    network({ answer: { items: [] } })
    open()
    expect(await screen.findByText('Rien à signaler ces 180 derniers jours.')).toBeTruthy()
    cleanup()
    queryClient.clear()
    network({ refusal: 'rate-limited' }, { answer: { items: [event()] } })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await lines()).toHaveLength(1)
  })
})
