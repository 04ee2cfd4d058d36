// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { ToastContext, type ToastMessage } from '../../../ui/toast.ts'
import { aPost, network } from '../test-kit/community-kit.ts'
import { RemovePostDialog } from './remove-post-dialog.tsx'

/** Answers the question with yes; the answer is what is told then. */
async function remove(): Promise<ToastMessage[]> {
  const told: ToastMessage[] = []
  const toast = (message: ToastMessage) => {
    told.push(message)
    return () => undefined
  }
  const close = vi.fn()
  render(
    <ToastContext value={toast}>
      <RemovePostDialog post={aPost(1)} onClose={close} />
    </ToastContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer', hidden: true }))
  await expect.poll(() => close.mock.calls.length).toBe(1)
  return told
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each<[ProblemCode, string]>([
  ['post-delete-failed', 'Impossible de supprimer la publication.'],
  ['internal', 'Impossible de supprimer la publication.'],
  ['maintenance', 'Impossible de supprimer la publication.'],
])('says that a post could not be deleted, or why: %s', async (refusal, description) => {
  network({ refusal })
  expect(await remove()).toMatchObject([{ title: 'Erreur', description, variant: 'destructive' }])
})

it('is content where the post is gone already', async () => {
  network({ refusal: 'not-found' })
  expect(await remove()).toMatchObject([{ title: 'Publication supprimée', variant: 'success' }])
})
