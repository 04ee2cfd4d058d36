// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aPost } from '../test-kit/community-kit.ts'
import type { Posts } from './use-posts.ts'
import { useShownPosts } from './use-shown-posts.ts'

const screen = vi.hoisted(() => ({ stands: false }))

vi.mock('../../../platform/first-screen.ts', () => ({ useFirstScreenReady: () => screen.stands }))

afterEach(cleanup)

it('the first screen shows four posts on a phone and asks for no more of them; the others come once it stands', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const more = () => undefined
  const items = Array.from({ length: 20 }, (_, number) => aPost(number))
  const posts = { reading: 'ready', items, isEarlier: false, online: true, error: null, more } as unknown as Posts
  const { result, rerender } = renderHook(() => useShownPosts(posts))
  expect([result.current.items.length, result.current.more]).toEqual([4, null])
  screen.stands = true
  rerender()
  expect([result.current.items.length, result.current.more]).toEqual([20, more])
})
