// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { PostDetails } from '@fonte/contract/community/post'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { hiddenAuthorsQuery, postQuery } from '../post-reads.ts'
import { aPost, aProgram, network } from '../test-kit/community-kit.ts'
import { PostDialog } from './post-dialog.tsx'

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ status: 'signed-in', user: { id: 'ada' }, profile: { role: 'user' } }),
  session: { state: { get: () => ({ status: 'signed-out' }) } },
}))
vi.mock('../list/post-picture.tsx', () => ({ PostPicture: () => null }))

const post: PostDetails = {
  ...aPost(1),
  program: aProgram(1),
  custom_exercises: [],
  own_rating: null,
  practice: null,
}

const reading = postQuery(post.id).queryKey

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ownPost: PostDetails = { ...post, user_id: 'ada' }

const hiddenOnes = hiddenAuthorsQuery.queryKey

/** Follows the URL of a post. */
async function open(shown = post) {
  network()
  queryClient.setQueryData(hiddenOnes, (known) => known ?? { items: [] })
  queryClient.setQueryData(reading, shown)
  const page = () => <PostDialog postId={shown.id} />
  const opened = showPages({ '/community': page }, `/community?post=${shown.id}`)
  await screen.findByRole('heading', { name: shown.title, hidden: true })
  const press = async (name: string) => {
    const [button] = screen.getAllByRole('button', { name, hidden: true }).reverse()
    if (button) await opened.user.click(button)
  }
  return { ...opened, press }
}

it('a report that is being written stays with its text when the author withdraws the post', async () => {
  const { user, press } = await open()
  await press('Signaler')
  await user.type(await screen.findByLabelText('Description'), 'Ce texte insulte.')
  network({ refusal: 'not-found' })
  await act(() => queryClient.refetchQueries({ queryKey: reading }))
  expect(await screen.findByText('Cette publication n’est plus disponible.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Ce texte insulte.')
})

it('the question whether to hide an author stays when they withdraw the post', async () => {
  const { press } = await open()
  await press('Masquer l’auteur')
  expect(await screen.findByRole('alertdialog')).toBeDefined()
  network({ refusal: 'not-found' })
  await act(() => queryClient.refetchQueries({ queryKey: reading }))
  expect(await screen.findByText('Cette publication n’est plus disponible.')).toBeDefined()
  expect(screen.getByRole('alertdialog')).toBeDefined()
})

it.each([
  ['one’s own post is deleted', ownPost, 'Supprimer', 'Publication supprimée'],
  ['its author is hidden', post, 'Masquer l’auteur', 'Auteur masqué'],
])('the post closes once %s, and stands no longer in the URL', async (_, shown, action, title) => {
  const { told, press, address } = await open(shown)
  network({ answer: undefined })
  await press(action)
  await press(action)
  await vi.waitFor(() => expect(told).toMatchObject([{ title }]))
  await vi.waitFor(() => expect(address()).toBe('/community'))
})

it('it stays where that fails', async () => {
  const { told, press, address } = await open(ownPost)
  network({ refusal: 'post-delete-failed' })
  await press('Supprimer')
  await press('Supprimer')
  await vi.waitFor(() => expect(told).toMatchObject([{ title: 'Erreur' }]))
  expect(address()).toContain(post.id)
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
})

it('whoever follows the URL of a post whose author they have hidden can show that author again', async () => {
  const author = { user_id: post.user_id, username: post.creator_name, hidden_at: post.created_at }
  queryClient.setQueryData(hiddenOnes, { items: [author] })
  const { press } = await open()
  expect(screen.queryByRole('button', { name: 'Masquer l’auteur', hidden: true })).toBeNull()
  const sent = network({ answer: undefined })
  await press('Afficher à nouveau')
  expect(sent[0]?.path).toBe(`/api/hidden-authors/${post.user_id}`)
  act(() => void queryClient.setQueryData(hiddenOnes, { items: [] }))
  expect(await screen.findByRole('button', { name: 'Masquer l’auteur', hidden: true })).toBe(document.activeElement)
})

it('a link that was cut says that there is no such post, and offers no try that cannot help', async () => {
  network({ refusal: 'invalid-input' })
  showPages({ '/community': () => <PostDialog postId="0199abc" /> }, '/community?post=0199abc')
  expect(await screen.findByText('Cette publication n’est plus disponible.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Réessayer', hidden: true })).toBeNull()
})
