// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { indexMuscles } from '../../muscle/muscle-index.ts'
import { aPost } from '../test-kit/community-kit.ts'
import { PostCard } from './post-card.tsx'

afterEach(cleanup)

it.each([true, false])('can be copied and deleted unless it can only be read, and be viewed: %s', async (readOnly) => {
  const actions = { view: vi.fn(), copy: vi.fn(), remove: vi.fn() }
  const { user } = showWithMessages(
    <PostCard
      post={aPost(1)}
      muscles={indexMuscles([])}
      mayRemove
      copying={false}
      readOnly={readOnly}
      actions={actions}
    />,
  )
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  for (const button of buttons) await user.click(button)
  const times = readOnly ? 0 : 1
  expect(Object.values(actions).map(({ mock }) => mock.calls.length)).toEqual([1, times, times])
  expect(buttons.every(({ disabled }) => !disabled)).toBe(true)
})
