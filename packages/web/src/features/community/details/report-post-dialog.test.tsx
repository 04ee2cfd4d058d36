// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aPost, network } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import { ReportPostDialog } from './report-post-dialog.tsx'

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ status: 'signed-in', user: { id: 'ada' } }),
  session: { state: { get: () => ({ status: 'signed-out' }) } },
}))

/** Opens the report of a post in one language. */
function open(lang: Language, post: number) {
  const { told, Frame } = frameIn(lang)
  const close = vi.fn()
  render(<ReportPostDialog post={aPost(post)} onClose={close} />, { wrapper: Frame })
  const send = () =>
    userEvent.click(screen.getByRole('button', { name: lang === 'fr' ? 'Envoyer' : 'Send', hidden: true }))
  return { told, close, send, box: () => screen.findByLabelText<HTMLTextAreaElement>('Description') }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each<[Language, string]>([
  ['fr', "Votre rapport n'a pas pu être envoyé. Veuillez réessayer."],
  ['en', 'Your report could not be sent. Please try again.'],
])('says that it could not be sent, and has what was typed when it is opened again: %s', async (lang, description) => {
  network('no network')
  const { told, close, send, box } = open(lang, 1)
  await userEvent.clear(await box())
  await userEvent.type(await box(), 'Ce texte insulte.')
  await send()
  await expect.poll(() => told).toMatchObject([{ description, variant: 'destructive' }])
  expect(close).not.toHaveBeenCalled()
  cleanup()
  expect((await open(lang, 1).box()).value).toBe('Ce texte insulte.')
})

it('counts characters as the server does: an emoji is one', async () => {
  const sent = network({ answer: undefined })
  const { send, box } = open('fr', 2)
  const longest = '🏋'.repeat(5_000)
  await userEvent.click(await box())
  await userEvent.paste(longest)
  await send()
  await expect.poll(() => sent.map(({ body }) => (body as { content: string }).content)).toEqual([longest])
})

it('is not sent without a word, and says so at the box', async () => {
  const sent = network({ answer: undefined })
  const { send, box } = open('fr', 3)
  expect((await box()).value).toBe('')
  await send()
  expect(screen.getByText('Écrivez ce qui ne va pas.')).toBeDefined()
  expect(sent).toEqual([])
})
