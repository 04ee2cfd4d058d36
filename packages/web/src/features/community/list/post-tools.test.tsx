// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { indexMuscles } from '../../muscle/muscle-index.ts'
import type { PostFilter } from '../community-url.ts'
import { PostTools } from './post-tools.tsx'

function Tools() {
  const [filter, setFilter] = useState<PostFilter>({ length: 'short' })
  return <PostTools filter={filter} muscles={indexMuscles([])} onChange={setFilter} />
}

afterEach(cleanup)

/** Takes the filters away; `unfolds` tells whether the screen is so small that they unfold. */
async function clear(unfolds: boolean) {
  const { user } = showWithMessages(<Tools />)
  const button = screen.getByRole('button', { name: 'Filtres (1)' })
  // What the style sheet does not show cannot have the focus.
  if (!unfolds) button.focus = () => undefined
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
  expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull()
  return document.activeElement
}

it('what is typed is looked for at once by whoever goes on to something else', async () => {
  const sought: PostFilter[] = []
  const { user } = showWithMessages(
    <PostTools filter={{}} muscles={indexMuscles([])} onChange={(f) => sought.push(f)} />,
  )
  await user.type(screen.getByRole('searchbox'), 'dos')
  expect(sought).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Filtres' }))
  expect(sought).toEqual([{ q: 'dos' }])
})

it('who clears the filters where they unfold goes on from their button', async () => {
  expect((await clear(true))?.textContent).toBe('Filtres')
})

it('who clears the filters where all of them stand goes on from the first one', async () => {
  expect(await clear(false)).toBe(screen.getByLabelText('Groupe musculaire'))
})
