// @vitest-environment happy-dom
import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { ToastContext, type ToastMessage } from '../../../ui/toast.ts'
import { network } from '../../community/test-kit/community-kit.ts'
import { bringOperations } from '../admin-operations.ts'
import { ProposalList } from './proposal-list.tsx'

beforeAll(bringOperations)

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const press: LibraryProposal = {
  id: 'predefined-développé-couché',
  proposal: 'abc',
  name: 'Développé couché',
  name_en: 'Bench press',
  adds_safety: true,
  texts: [
    { field: 'safety', lang: 'fr', present: null, proposed: 'Seul, régler les sécurités.' },
    { field: 'description', lang: 'en', present: 'Press up. Breathe.', proposed: 'Press up. Lower slowly.' },
  ],
  exercises: null,
}
const page = (...items: readonly LibraryProposal[]) => ({ answer: { items } })
const address = `/api/admin/library-proposals/exercises/${encodeURIComponent(press.id)}`

const show = (kind: ProposalKind = 'exercises') => {
  const told: ToastMessage[] = []
  const toast = (message: ToastMessage) => {
    told.push(message)
    return () => undefined
  }
  render(
    <QueryClientProvider client={queryClient}>
      <ToastContext value={toast}>
        <ProposalList kind={kind} />
      </ToastContext>
    </QueryClientProvider>,
  )
  return { told, user: userEvent.setup() }
}

const card = () => screen.findByRole('region', { name: 'Développé couché' })

it('shows each text beside the present one, what is new in it in bold, and says that a safety line is missing', async () => {
  network(page(press))
  show()
  const shown = within(await card())
  expect(shown.getByText('Consigne de sécurité manquante')).toBeTruthy()
  expect(shown.getByText('Consigne de sécurité (français)')).toBeTruthy()
  expect(shown.getByText('Aucun')).toBeTruthy()
  expect(shown.getByText('Lower slowly.').tagName).toBe('B')
  expect(shown.getAllByText('Press up.').map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN'])
})

it.each([
  ['exercises', 'Muscles, équipement ou mode d’emploi changent.'],
  ['programs', 'La place du programme dans la liste ou dans la semaine change.'],
] as const)('says what changes of %s where no text does', async (kind, sentence) => {
  network(page({ ...press, texts: [] }))
  show(kind)
  expect(within(await card()).getByText(sentence, { exact: false })).toBeTruthy()
})

it('takes the proposed text, and the focus stays in the list', async () => {
  const sent = network(page(press), { answer: undefined }, page())
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Prendre ce texte' }))
  expect(await screen.findByText('Aucun nouveau texte')).toBeTruthy()
  expect(sent[1]).toEqual({ path: `${address}/take`, body: { proposal: 'abc' } })
  expect(told.map(({ title }) => title)).toEqual(['Nouveau texte enregistré'])
  expect(document.activeElement?.contains(screen.getByText('Aucun nouveau texte'))).toBe(true)
})

it('keeps one’s own text, and offers the way back', async () => {
  const sent = network(page(press), { answer: undefined }, page(), { answer: undefined }, page(press))
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Garder le mien' }))
  await screen.findByText('Aucun nouveau texte')
  expect(sent[1]).toEqual({ path: `${address}/declined`, body: { proposal: 'abc', declined: true } })
  told[0]?.action?.onAction()
  expect(await card()).toBeTruthy()
  expect(sent[3]?.body).toEqual({ proposal: 'abc', declined: false })
})

it('says that somebody else was quicker, and reads the list anew', async () => {
  network(page(press), { refusal: 'not-found' }, page())
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Prendre ce texte' }))
  expect(await screen.findByText('Aucun nouveau texte')).toBeTruthy()
  expect(told[0]?.description).toContain('Un autre administrateur a déjà choisi')
})
