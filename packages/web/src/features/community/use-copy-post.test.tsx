// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { ToastContext, type ToastMessage } from '../../ui/toast.ts'
import { aPost, aProgram, network } from './test-kit/community-kit.ts'
import { useCopyPost } from './use-copy-post.ts'

const told: ToastMessage[] = []

/** Copies a post, and answers what is told then. */
async function copy(): Promise<Pick<ToastMessage, 'title' | 'description'> | undefined> {
  const toast = (message: ToastMessage) => {
    told.push(message)
    return () => undefined
  }
  const wrapper = ({ children }: { children: ReactNode }) => <ToastContext value={toast}>{children}</ToastContext>
  const { result } = renderHook(() => useCopyPost(), { wrapper })
  await result.current.copy(aPost(1))
  return told.at(-1)
}

afterEach(() => {
  cleanup()
  told.length = 0
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('says where the copy is', async () => {
  network({ answer: aProgram(1) })
  expect(await copy()).toMatchObject({ title: 'Programme copié', variant: 'success' })
})

it.each<[ProblemCode, string]>([
  ['signed-out', 'Vous devez être connecté pour copier un programme.'],
  ['not-found', 'Cette publication n’est plus disponible.'],
  ['premium-required', 'Passez à Premium pour accéder à la communauté.'],
])('says what went wrong in its own words: %s', async (refusal, description) => {
  network({ refusal })
  expect(await copy()).toMatchObject({ title: 'Erreur de copie', description, variant: 'destructive' })
})
