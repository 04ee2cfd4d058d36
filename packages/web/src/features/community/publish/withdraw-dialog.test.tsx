// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { aProgram, network } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Answers the question with yes; the answer is what is told then. */
async function withdraw(lang: Language) {
  const { told, Frame } = frameIn(lang)
  const close = vi.fn()
  render(<WithdrawDialog program={aProgram(1, { is_public: true })} onClose={close} />, { wrapper: Frame })
  await userEvent.click(screen.getByRole('button', { name: lang === 'fr' ? 'Retirer' : 'Unpublish', hidden: true }))
  await expect.poll(() => close.mock.calls.length).toBe(1)
  await expect.poll(() => told.length).toBe(1)
  cleanup()
  return told
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each<[ProblemCode, string, string]>([
  [
    'unpublish-check-failed',
    'Impossible de vérifier les publications existantes.',
    'The existing posts could not be checked.',
  ],
  ['unpublish-update-failed', 'Impossible de retirer la publication...', 'The program could not be unpublished.'],
  ['post-delete-failed', 'Impossible de supprimer la publication.', 'The post could not be deleted.'],
  ['internal', 'Impossible de retirer la publication...', 'The program could not be unpublished.'],
])('says what failed about withdrawing a program: %s', async (refusal, fr, en) => {
  network({ refusal }, { refusal })
  expect(await withdraw('fr')).toMatchObject([{ title: 'Erreur', description: fr, variant: 'destructive' }])
  expect(await withdraw('en')).toMatchObject([{ title: 'Error', description: en, variant: 'destructive' }])
})

it.each<[Language, string, string]>([
  ['fr', 'Programme retiré', 'Il n’est plus visible dans la communauté.'],
  ['en', 'Program unpublished', 'It can no longer be seen in the community.'],
])('says that a program was withdrawn: %s', async (lang, title, description) => {
  network({ answer: undefined })
  expect(await withdraw(lang)).toMatchObject([{ title, description, variant: 'success' }])
})
