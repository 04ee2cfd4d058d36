// @vitest-environment happy-dom
import type { PostDetails } from '@fonte/contract/community/post'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { answerAgain, aPost, fallSilent } from '../test-kit/community-kit.ts'
import { PostActions } from './post-actions.tsx'

vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ profile: { role: 'admin' } }) }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('what a post can be asked for waits where no answer comes, and keeps the focus, until one has', async () => {
  const [onReport, onRemove, onHide] = [vi.fn(), vi.fn(), vi.fn()]
  const { user } = showWithMessages(
    <PostActions
      post={aPost(1) as PostDetails}
      isOwn={false}
      onReport={onReport}
      onRemove={onRemove}
      onHide={onHide}
    />,
  )
  const buttons = screen.getAllByRole('button')
  const off = () => buttons.map((button) => button.getAttribute('aria-disabled'))
  buttons.at(-1)?.focus()
  await act(fallSilent)
  expect(off()).toEqual(['true', 'true', 'true'])
  expect(document.activeElement).toBe(buttons.at(-1))
  for (const button of buttons) await user.click(button)
  expect([onReport, onRemove, onHide].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  await act(answerAgain)
  expect(off()).toEqual([null, null, null])
  await user.click(screen.getByRole('button', { name: 'Supprimer' }))
  expect(onRemove).toHaveBeenCalledOnce()
})
