// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { indexMuscles } from '../../muscle/muscle-index.ts'
import { aPost } from '../test-kit/community-kit.ts'
import { PostCard } from './post-card.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const actions = { view: vi.fn(), copy: vi.fn(), remove: vi.fn() }
const shown = { muscles: indexMuscles([]), mayRemove: true, copying: false, copied: false, readOnly: false, actions }

it.each([
  { copied: false, copy_count: 0, facts: '45 min environ', tags: 0 },
  { copied: true, copy_count: 1234, facts: '45 min environ · 1 234 copies', tags: 1 },
])('tells how long the program takes, how many copied it, and whether the reader has a copy: $facts', (post) => {
  const { copied, copy_count, facts, tags } = post
  showWithMessages(<PostCard {...shown} copied={copied} post={aPost(1, { estimated_minutes: 45, copy_count })} />)
  expect(screen.getByText(facts)).toBeTruthy()
  expect(screen.queryAllByText('Copié')).toHaveLength(tags)
})

it.each([true, false])('can be copied and deleted unless it can only be read, and be viewed: %s', async (readOnly) => {
  const { user } = showWithMessages(<PostCard {...shown} post={aPost(1)} readOnly={readOnly} />)
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  for (const button of buttons) await user.click(button)
  const times = readOnly ? 0 : 1
  expect(Object.values(actions).map(({ mock }) => mock.calls.length)).toEqual([1, times, times])
  expect(buttons.every(({ disabled }) => !disabled)).toBe(true)
})
