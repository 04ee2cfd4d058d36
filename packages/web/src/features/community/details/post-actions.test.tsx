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

it('what a post can be asked for waits where no answer comes, until one has', async () => {
  await fallSilent()
  showWithMessages(<PostActions post={aPost(1) as PostDetails} isOwn={false} onRemove={vi.fn()} />)
  const disabled = () => screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled)
  expect(disabled()).toEqual([true, true, true])
  await act(answerAgain)
  expect(disabled()).toEqual([false, false, false])
})
