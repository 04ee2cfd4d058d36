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
  await userEvent.type(await box(), '\u2800')
  await send()
  expect(screen.getByText('Écrivez ce qui ne va pas.')).toBeDefined()
  expect(sent).toEqual([])
})

it('reaches support also once the post is gone, with what it was called and who wrote it', async () => {
  const filed = {
    report_type: 'Comportement inapproprié',
    status: 'Ouvert',
    content: '',
    created_at: '2026-11-22T09:00:00.000Z',
  }
  const sent = network({ refusal: 'not-found' }, { answer: filed })
  const { told, close, send, box } = open('fr', 4)
  await userEvent.type(await box(), 'Ce texte insulte.')
  await send()
  await expect.poll(() => told).toMatchObject([{ title: 'Signalement envoyé' }])
  expect(close).toHaveBeenCalledOnce()
  expect(sent.map(({ path }) => path)).toEqual([`/api/posts/${aPost(4).id}/reports`, '/api/reports'])
  const [first, second] = sent.map(({ body }) => body as { id: string })
  expect(second).toEqual({
    id: first?.id,
    report_type: 'Comportement inapproprié',
    content: 'Publication qui n’est plus disponible : « Publication 4 », de lea\n\nCe texte insulte.',
  })
})

it('of a post that is gone, whose text is too long with what names it, says how long it may be and keeps it', async () => {
  const sent = network({ refusal: 'not-found' }, { refusal: 'invalid-input' })
  const { told, close, send, box } = open('fr', 5)
  await userEvent.click(await box())
  await userEvent.paste('a'.repeat(5_000))
  await send()
  await expect.poll(() => told.length).toBe(1)
  expect(screen.getByText(/^5.000 caractères, 4.9\d\d au plus\.$/)).toBeDefined()
  expect((await box()).value).toHaveLength(5_000)
  expect(close).not.toHaveBeenCalled()
  await send()
  expect(sent).toHaveLength(2)
})
