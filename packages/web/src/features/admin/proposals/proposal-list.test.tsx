// @vitest-environment happy-dom
import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { ProposalList } from './proposal-list.tsx'
import { withProposals } from './proposal-reads.ts'

testAdminPages()

const press: LibraryProposal = {
  id: 'predefined-développé-couché',
  proposal: 'abc',
  version: 7,
  name: 'Développé couché',
  name_en: 'Bench press',
  adds_safety: true,
  texts: [
    { field: 'safety', lang: 'fr', present: null, proposed: 'Seul, régler les sécurités.' },
    { field: 'description', lang: 'en', present: 'Press up. Breathe.', proposed: 'Press up. Lower slowly.' },
  ],
  facts: [{ field: 'measure', present: ['time'], proposed: ['reps'] }],
  exercises: null,
  moves: false,
}
const page = (...items: readonly LibraryProposal[]) => ({ answer: { items } })
const address = `/api/admin/library-proposals/exercises/${encodeURIComponent(press.id)}`

const show = (kind: ProposalKind = 'exercises') => showWithMessages(<ProposalList kind={kind} />)

const card = () => screen.findByRole('region', { name: 'Développé couché' })

it('shows each text beside the present one, what is new in it in bold, and says that a safety line is missing', async () => {
  network(page(press))
  show()
  const shown = within(await card())
  expect(shown.getByText('Consigne de sécurité manquante')).toBeTruthy()
  expect(shown.getByText('Consigne de sécurité (français)')).toBeTruthy()
  expect(shown.getByText('Rien')).toBeTruthy()
  expect(shown.getByText('Lower slowly.').tagName).toBe('B')
  expect(shown.getAllByText('Press up.').map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN'])
})

it('shows what a server of the version before proposes, which can be kept from but not taken there', async () => {
  const { version: _, facts: __, moves: ___, ...former } = press
  const sent = network(page(former), { answer: undefined }, page())
  const { told, user } = show()
  const shown = within(await card())
  expect(shown.getByText('Lower slowly.')).toBeTruthy()
  expect(shown.getByText(/Ce serveur n’est pas encore à jour/u)).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Prendre ce qui est coché' })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Tout garder' }))
  expect(sent[1]).toEqual({ path: `${address}/declined`, body: { proposal: 'abc', declined: true } })
  expect(told.map(({ title }) => title)).toEqual(['Votre version est gardée'])
})

it('says so where nothing differs any more', async () => {
  network(page({ ...press, texts: [], facts: [] }))
  show()
  expect(within(await card()).getByText('Votre version dit déjà la même chose.')).toBeTruthy()
})

it.each([
  ['exercises', 'Le type de mouvement'],
  ['programs', 'La place du programme dans la liste ou dans la semaine change.'],
] as const)('says what else changes of %s, and takes it where nothing else does', async (kind, sentence) => {
  const sent = network(page({ ...press, texts: [], facts: [], moves: true }), { answer: undefined }, page())
  const { user } = show(kind)
  const shown = within(await card())
  expect(shown.getByText(sentence, { exact: false })).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Mettre à jour' }))
  await screen.findByText('Rien de nouveau')
  expect(sent[1]?.body).toEqual({ proposal: 'abc', version: 7, parts: [] })
})

it('takes the texts and nothing else, unless it is ticked; the focus stays in the list', async () => {
  const sent = network(page(press), { answer: undefined }, page())
  const { told, user } = show()
  const shown = within(await card())
  expect(shown.getByText(/^Compté en/u).textContent).toBe('Compté en\u00a0: Durée (s) → Répétitions')
  const ticked = () => shown.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(ticked()).toEqual([true, false])
  await user.click(shown.getByRole('button', { name: 'Prendre ce qui est coché' }))
  expect(await screen.findByText('Rien de nouveau')).toBeTruthy()
  expect(sent[1]).toEqual({ path: `${address}/take`, body: { proposal: 'abc', version: 7, parts: ['description'] } })
  expect(told.map(({ title }) => title)).toEqual(['Proposition enregistrée'])
  expect(document.activeElement?.contains(screen.getByText('Rien de nouveau'))).toBe(true)
})

it('takes what is ticked alone, and nothing where nothing is', async () => {
  const sent = network(page(press), { answer: undefined }, page())
  const { user } = show()
  const shown = within(await card())
  await user.click(shown.getByRole('checkbox', { name: 'Prendre la description et le mode d’emploi' }))
  expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Prendre ce qui est coché' }).disabled).toBe(true)
  await user.click(shown.getByRole('checkbox', { name: 'Prendre l’unité de compte' }))
  await user.click(shown.getByRole('button', { name: 'Prendre ce qui est coché' }))
  await screen.findByText('Rien de nouveau')
  expect(sent[1]?.body).toEqual({ proposal: 'abc', version: 7, parts: ['measure'] })
})

it('keeps one’s own text, and offers the way back', async () => {
  const sent = network(page(press), { answer: undefined }, page(), { answer: undefined }, page(press))
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Tout garder' }))
  await screen.findByText('Rien de nouveau')
  expect(sent[1]).toEqual({ path: `${address}/declined`, body: { proposal: 'abc', declined: true } })
  told[0]?.action?.onAction()
  expect(await card()).toBeTruthy()
  expect(sent[3]?.body).toEqual({ proposal: 'abc', declined: false })
})

it('says that somebody else was quicker, and reads the list anew', async () => {
  network(page(press), { refusal: 'not-found' }, page())
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Prendre ce qui est coché' }))
  expect(await screen.findByText('Rien de nouveau')).toBeTruthy()
  expect(told[0]?.description).toContain('Un autre administrateur a déjà choisi')
})

it('says that the row was changed since, and shows it beside the proposal as it stands now', async () => {
  const changed = {
    ...press,
    version: 8,
    texts: [{ field: 'name', lang: 'fr', present: 'Couché', proposed: 'Développé couché' }] as const,
  }
  const sent = network(page(press), { refusal: 'version-conflict' }, page({ ...changed, texts: [...changed.texts] }))
  const { told, user } = show()
  await user.click(within(await card()).getByRole('button', { name: 'Prendre ce qui est coché' }))
  const take = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Prendre le nom' })
  expect(told).toMatchObject([{ title: 'Proposition non enregistrée', description: 'Modifié ailleurs entre-temps.' }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prendre ce qui est coché' }).disabled).toBe(true)
  await user.click(take)
  await user.click(screen.getByRole('button', { name: 'Prendre ce qui est coché' }))
  await vi.waitFor(() => expect(sent.at(3)?.body).toEqual({ proposal: 'abc', version: 8, parts: ['name'] }))
})

it.each([
  ['Take what is selected', 'Proposal saved'],
  ['Keep all of mine', 'Your version is kept'],
] as const)('what was decided names the row in the language of the page: %s', async (button, title) => {
  network(page(press), { answer: undefined }, page())
  const { told, user } = showWithMessages(
    <PageLanguage value="en">
      <ProposalList kind="exercises" />
    </PageLanguage>,
  )
  const shown = within(await screen.findByRole('region', { name: 'Bench press' }))
  await user.click(shown.getByRole('button', { name: button }))
  await vi.waitFor(() => expect(told).toMatchObject([{ title, description: 'Bench press' }]))
})

it('is read anew with the list in whose place it stands', async () => {
  network(page(press), page())
  show()
  await card()
  const refresh = vi.fn()
  withProposals('exercises', { refresh }).refresh()
  expect(refresh).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Développé couché' })).toBeNull())
})
