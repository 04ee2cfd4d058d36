// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { aPost, network } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import { RemovePostDialog } from './remove-post-dialog.tsx'

/** Answers the question with yes; the answer is what is told then. */
async function remove(lang: Language) {
  const { told, Frame } = frameIn(lang)
  const close = vi.fn()
  render(<RemovePostDialog post={aPost(1)} onRemoved={close} onClose={close} />, { wrapper: Frame })
  await userEvent.click(screen.getByRole('button', { name: lang === 'fr' ? 'Supprimer' : 'Delete', hidden: true }))
  await expect.poll(() => close.mock.calls.length).toBe(1)
  cleanup()
  return told
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each<ProblemCode>(['post-delete-failed', 'internal', 'maintenance'])(
  'says that a post could not be deleted: %s',
  async (refusal) => {
    network({ refusal }, { refusal })
    expect(await remove('fr')).toMatchObject([
      { title: 'Erreur', description: 'Impossible de supprimer la publication.', variant: 'destructive' },
    ])
    expect(await remove('en')).toMatchObject([
      { title: 'Error', description: 'The post could not be deleted.', variant: 'destructive' },
    ])
  },
)

it.each<[Language, string]>([
  ['fr', 'Publication supprimée'],
  ['en', 'Post deleted'],
])('is content where the post is gone already: %s', async (lang, title) => {
  network({ refusal: 'not-found' })
  expect(await remove(lang)).toMatchObject([{ title, variant: 'success' }])
})
