// @vitest-environment happy-dom
import type { Post } from '@fonte/contract/community/post'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastAnswer } from '../../../platform/connection.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { postQuery } from '../post-reads.ts'
import { aPost } from '../test-kit/community-kit.ts'
import { PostDialog } from './post-dialog.tsx'

const { reader } = vi.hoisted(() => ({ reader: { id: 'max', role: 'user' } }))

vi.mock('../../../platform/session/session.ts', () => ({
  useSignedIn: () => ({ user: { id: reader.id }, profile: { role: reader.role } }),
}))
vi.mock('../../../ui/url-dialog.tsx', () => ({
  UrlDialog: ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
    <div>
      {children}
      {footer}
    </div>
  ),
}))
vi.mock('./post-url.ts', () => ({ useClosePost: () => () => undefined, useLeavePost: () => () => undefined }))
vi.mock('./post-body.tsx', () => ({ PostBody: () => null }))
vi.mock('../use-copy-post.ts', () => ({ useCopyPost: () => ({ copy, copying: new Set() }) }))

const copy = vi.fn<(post: Post) => void>()

beforeEach(() => {
  Object.assign(reader, { id: 'max', role: 'user' })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  lastAnswer.set('online')
  vi.unstubAllGlobals()
  copy.mockClear()
})

/** A post of Léa's is open, and then no answer comes, or a stranger's. */
function openWithout(answer: 'silent' | 'stranger') {
  queryClient.setQueryData<unknown>(postQuery(aPost(1).id).queryKey, aPost(1))
  const { user } = showWithMessages(<PostDialog postId={aPost(1).id} />)
  act(() => lastAnswer.set(answer))
  return { user, said: screen.getByRole('status').textContent }
}

it.each([
  [{ id: 'max', role: 'user' }, 'copier, noter, signaler et masquer demandent'],
  [{ id: 'lea', role: 'user' }, 'copier et supprimer demandent'],
  [{ id: 'max', role: 'admin' }, 'copier, noter, signaler, masquer et supprimer demandent'],
])('names what this reader can do with the post: %o', (who, needs) => {
  Object.assign(reader, who)
  expect(openWithout('silent').said).toBe(`Pas de réponse du serveur\u00a0: ${needs} une connexion à Fonte.`)
})

it('says that somebody else answers where that is so, and not that one is offline', () => {
  const { said } = openWithout('stranger')
  expect(said).toMatch(/^La réponse ne vient pas de Fonte/)
  expect(said).not.toContain('Hors ligne')
})

it('copies nothing until an answer comes', async () => {
  const { user } = openWithout('silent')
  const button = screen.getByRole('button', { name: 'Copier' })
  await user.click(button)
  expect(copy).not.toHaveBeenCalled()
  act(() => lastAnswer.set('online'))
  await user.click(button)
  expect(copy).toHaveBeenCalledOnce()
})
