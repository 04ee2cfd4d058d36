// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { benchPress } from '../../statistics/test-kit/training-kit.ts'
import { exercisesQuery } from '../exercise-queries.ts'
import { ExerciseSelector } from './exercise-selector.tsx'

vi.mock('../../../platform/first-screen.ts', async (original) => ({
  ...(await original<object>()),
  useFirstScreenReady: () => true,
}))

signInAda()

const own = (name: string) => ({ ...benchPress, id: `custom-${name}`, creator_id: 'ada', name, name_en: null })

/** Shows the selector over own exercises of these names; `remove` deletes one of them by keyboard, `search` looks for some. */
const showOwn = async (names: readonly string[], added: readonly string[] = []) => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: names.map(own) })
  const nothing = () => undefined
  const { user } = await showPart(
    <ExerciseSelector added={new Set(added.map((name) => own(name).id))} room={9} onAdd={nothing} onClose={nothing} />,
  )
  const search = (text: string) => user.type(screen.getByRole('searchbox'), text)
  const remove = async (name: string) => {
    screen.getByRole('button', { name: `Supprimer ${name}` }).focus()
    await user.keyboard('{Enter}')
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name: 'Supprimer' })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  return { user, remove, search }
}

const box = (name: string) => screen.getByRole('checkbox', { name })

it('an exercise that is deleted leaves the focus to the next, and the last to the head of the list', async () => {
  const { remove } = await showOwn(['Bras', 'Dos', 'Gainage'])
  await remove('Bras')
  await waitFor(() => expect(document.activeElement).toBe(box('Dos')))
  await remove('Gainage')
  await waitFor(() => expect(document.activeElement).toBe(box('Dos')))
  await remove('Dos')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(/^0 exercice/)))
})

/** A list whose end is in sight; the answer takes it out of sight. */
const scrollToEnd = () => {
  let near = true
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(grow: (entries: readonly { isIntersecting: boolean }[]) => void) {
        if (near) queueMicrotask(() => grow([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => {
    near = false
  }
}

it('a list that was scrolled stays as long as it was when an exercise is deleted, and the next has the focus', async () => {
  const stop = scrollToEnd()
  const { remove } = await showOwn('abcdefghijklmnopqrst'.split(''))
  await screen.findByRole('checkbox', { name: 't' })
  stop()
  await remove('p')
  await waitFor(() => expect(document.activeElement).toBe(box('q')))
})

it('a list that was scrolled begins again at its head for another search', async () => {
  const stop = scrollToEnd()
  const { search } = await showOwn('abcdefghijklmnopqrst'.split('').map((letter) => `Squat ${letter}`))
  await screen.findByRole('checkbox', { name: 'Squat t' })
  stop()
  await search('squat')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Squat t' })).toBeNull())
  expect(box('Squat a')).toBeTruthy()
})

it('the arrow down leads from the search past the filters to the first result, where space ticks it', async () => {
  const { user } = await showOwn(['Bras', 'Dos', 'Gainage'])
  const search = screen.getByRole('searchbox')
  await user.type(search, 'dos{ArrowDown}')
  expect(document.activeElement).toBe(box('Dos'))
  await user.keyboard(' ')
  expect(box('Dos')).toHaveProperty('checked', true)
})

it('the arrow down leads to the first result also where that is in the program already, to its first button', async () => {
  const { user } = await showOwn(['Bras', 'Dos'], ['Bras'])
  await user.type(screen.getByRole('searchbox'), '{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier Bras' }))
})

it('the arrow down stays in the search where nothing is found, or with a key held beside it', async () => {
  const { user } = await showOwn(['Bras'])
  const search = screen.getByRole('searchbox')
  await user.type(search, '{Shift>}{ArrowDown}{/Shift}')
  expect(document.activeElement).toBe(search)
  await user.type(search, 'xyzw{ArrowDown}')
  expect(document.activeElement).toBe(search)
})
