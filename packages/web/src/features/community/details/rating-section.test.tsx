// @vitest-environment happy-dom
import type { PostDetails } from '@fonte/contract/community/post'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPost } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import { RatingSection } from './rating-section.tsx'

afterEach(cleanup)

const rated = (own_rating: number | null) => (
  <RatingSection post={{ ...aPost(1), own_rating, practice: null } as PostDetails} isOwn={false} />
)

it('a rating that was saved leaves the focus at the button', () => {
  const { rerender } = render(rated(null), { wrapper: frameIn('fr').Frame })
  act(() => screen.getByRole('radio', { name: '4 sur 5' }).click())
  const button = screen.getByRole('button', { name: 'Noter' })
  button.focus()
  rerender(rated(4))
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 sur 5' }).checked).toBe(true)
})
