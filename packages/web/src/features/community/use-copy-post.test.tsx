// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { aPost, aProgram, network } from './test-kit/community-kit.ts'
import { frameIn } from './test-kit/frame.tsx'
import { useCopyPost } from './use-copy-post.ts'

/** Copies a post, and answers what is told then. */
async function copy(lang: Language) {
  const { told, Frame } = frameIn(lang)
  const { result } = renderHook(() => useCopyPost(), { wrapper: Frame })
  await result.current.copy(aPost(1))
  return told
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each<[Language, string, string]>([
  ['fr', 'Programme copié', 'Retrouvez-le sur l’accueil, dans « Programmes de la communauté ».'],
  ['en', 'Program copied', 'Find it on the home screen under “Community programs”.'],
])('says where the copy is: %s', async (lang, title, description) => {
  network({ answer: aProgram(1) })
  expect(await copy(lang)).toMatchObject([{ title, description, variant: 'success' }])
})

it.each<[ProblemCode, string, string]>([
  ['signed-out', 'Vous devez être connecté pour copier un programme.', 'You must be logged in to copy a program.'],
  ['not-found', 'Cette publication n’est plus disponible.', 'This post is no longer available.'],
  ['premium-required', 'Passez à Premium pour accéder à la communauté.', 'Upgrade to Premium to use the community.'],
])('says what went wrong in its own words: %s', async (refusal, fr, en) => {
  network({ refusal }, { refusal })
  expect(await copy('fr')).toMatchObject([{ title: 'Erreur de copie', description: fr, variant: 'destructive' }])
  expect(await copy('en')).toMatchObject([{ title: 'Copy error', description: en, variant: 'destructive' }])
})
