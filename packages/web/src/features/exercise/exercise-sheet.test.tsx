// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useRouter,
  useSearch,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { switchLanguage } from '../../platform/words/language.ts'
import { muscleGroupsQuery } from '../muscle/muscle-queries.ts'
import { exercisesQuery } from './exercise-queries.ts'
import { ExerciseSheet } from './exercise-sheet.tsx'
import { exerciseSearch } from './exercise-url.ts'
import { exerciseGuidesQuery } from './guide/guide-queries.ts'
import { noteSharedExercises } from './shared-exercises.ts'
import { useOpenExercise } from './use-exercise-url.ts'

const squat: Exercise = {
  id: 'predefined-squat',
  creator_id: null,
  name: 'Squat',
  name_en: 'Squat',
  aliases: ['Flexion de jambes'],
  aliases_en: [],
  equipment: 'Barre',
  equipment_en: 'Barbell',
  description: 'Descendez, remontez.',
  description_en: null,
  muscle_group_id: 'quadriceps',
  muscle_ids: [],
  image_url: 'https://a.fr/squat.jpg',
  archived: false,
}

const tabs = [{ value: 'history', label: 'Historique', content: <p>Douze séances</p> }]

/** A page with ways to open two exercises, one of them unknown to the library; over it what its address names. */
function Page() {
  const open = useOpenExercise()
  const { exercise } = useSearch({ strict: false })
  const router = useRouter()
  return (
    <>
      <button type="button" onClick={() => open(squat.id, squat.name)}>
        Ouvrir
      </button>
      <button type="button" onClick={() => open('custom-of-somebody', 'Tirage de Léa')}>
        Ouvrir un autre
      </button>
      <button type="button" onClick={() => router.history.back()}>
        Revenir
      </button>
      {exercise !== undefined && <ExerciseSheet key={exercise} exerciseId={exercise} tabs={tabs} />}
    </>
  )
}

/** Shows the page at the last of these addresses; the answer reads where it stands. */
async function visit(...addresses: readonly string[]) {
  const history = createMemoryHistory({ initialEntries: [...addresses] })
  const routeTree = createRootRoute({ validateSearch: exerciseSearch, component: Page })
  const router = createRouter({ routeTree, history, defaultNotFoundComponent: Page })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('Ouvrir')
  return { address: () => history.location.href, user: userEvent.setup() }
}

/** Squat and its guide, with a lift that takes its place and one that is gone. */
function guideSquat(lang: Language = 'fr') {
  const goblet = { ...squat, id: 'predefined-goblet-squat', name: 'Goblet squat', name_en: 'Goblet squat' }
  const gone = { ...squat, id: 'predefined-gone', name: 'Squat disparu', archived: true }
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [squat, goblet, gone] })
  const guide = {
    exercise_id: squat.id,
    set_up: ['Placer la barre.', 'Écarter les pieds.'],
    movement: ['Descendre.', 'Remonter.'],
    breathing: 'Inspirer en haut.',
    faults: ['Genoux qui rentrent : écarter le sol.', 'Talons qui se lèvent : les ancrer.'],
    safety: 'Régler les sécurités.',
    easier: goblet.id,
    harder: null,
    substitutes: [goblet.id, gone.id],
  }
  queryClient.setQueryData(exerciseGuidesQuery(lang).queryKey, { items: [guide] })
}

const title = () => screen.findByRole('heading', { level: 2 }).then(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByText(name))
const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull()

beforeEach(() => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [squat] })
  queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [] })
  queryClient.setQueryData(exerciseGuidesQuery('fr').queryKey, { items: [] })
})

afterEach(() => {
  cleanup()
  switchLanguage('fr')
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('the sheet of an exercise', () => {
  it('opens over the page by its address, and says what there is to know', async () => {
    const { address } = await visit('/')
    await press('Ouvrir')
    expect(await title()).toBe('Squat')
    expect(address()).toBe('/?exercise=predefined-squat')
    expect(screen.getByText('Flexion de jambes')).toBeTruthy()
    expect(screen.getByText('Descendez, remontez.')).toBeTruthy()
  })

  it('says step by step how a lift with a guide is done, numbered through, in place of its description', async () => {
    guideSquat()
    await visit('/?exercise=predefined-squat')
    await title()
    const lists = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')
    expect(lists.map((list) => [list.getAttribute('start'), list.textContent])).toEqual([
      ['1', 'Placer la barre.Écarter les pieds.'],
      ['3', 'Descendre.Remonter.'],
    ])
    const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Mise en place',
      'Mouvement',
      'Respiration',
      'Sécurité',
      'Erreurs fréquentes',
      'Plus facile',
      'Pour le remplacer',
    ])
    expect(screen.queryByText('Descendez, remontez.')).toBeNull()
    expect(screen.queryByText('Squat disparu')).toBeNull()
  })

  it('asks for the guides anew where those on the device lack that of a lift, not for one that was archived', async () => {
    const asked = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', asked)
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ ...squat, description: '', archived: true }] })
    await visit('/?exercise=predefined-squat')
    await title()
    expect(asked).not.toHaveBeenCalled()
    cleanup()
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ ...squat, description: '' }] })
    await visit('/?exercise=predefined-squat')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/api/exercise-guides?lang=fr', expect.anything()))
    guideSquat()
    await screen.findByText('Remonter.')
  })

  it('says that a guide is not on the device, and shows it once it can be read', async () => {
    const guides = exerciseGuidesQuery('fr').queryKey
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ ...squat, description: '' }] })
    queryClient.removeQueries({ queryKey: guides })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await visit('/?exercise=predefined-squat')
    await screen.findByText('Le guide de cet exercice n’est pas sur cet appareil.', {}, { timeout: 5_000 })
    guideSquat()
    await screen.findByText('Remonter.')
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('shows the guide in the language that is on the device while the other one cannot be read, and says so', async () => {
    guideSquat()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    switchLanguage('en')
    await visit('/?exercise=predefined-squat')
    const note = await screen.findByText(
      'In French for now: the English text comes with the network.',
      {},
      { timeout: 5_000 },
    )
    expect(screen.getByText('Remonter.').closest('[lang]')?.getAttribute('lang')).toBe('fr')
    expect(note.closest('[lang]')?.getAttribute('lang')).not.toBe('fr')
    expect(screen.getByRole('heading', { level: 4, name: 'Movement' }).closest('[lang=fr]')).toBeNull()
    guideSquat('en')
    await expect.poll(() => screen.queryByText(/for now/)).toBeNull()
  })

  it('shows what else there is to know on tabs of their own, also of what the library does not have', async () => {
    const { user } = await visit('/?exercise=predefined-squat')
    await title()
    await user.click(screen.getByRole('tab', { name: 'Historique' }))
    expect(screen.getByRole('tabpanel', { name: 'Historique' }).textContent).toBe('Douze séances')
    expect(screen.queryByText('Descendez, remontez.')).toBeNull()
    cleanup()
    await visit('/?exercise=predefined-nothing')
    await title()
    expect(screen.getByRole('tab', { name: 'Historique' })).toBeTruthy()
  })

  it('leads to the lift that takes its place, and back', async () => {
    guideSquat()
    const { address, user } = await visit('/before', '/?exercise=predefined-squat')
    await title()
    await user.click(screen.getAllByRole('button', { name: 'Goblet squat' })[0] as HTMLElement)
    await expect.poll(title).toBe('Goblet squat')
    expect(address()).toBe('/?exercise=predefined-goblet-squat')
    await press('Fermer')
    await expect.poll(title).toBe('Squat')
  })

  it('is closed by the way back, which leads to the page it was opened from', async () => {
    const { address } = await visit('/before', '/')
    await press('Ouvrir')
    await title()
    await press('Revenir')
    await isClosed()
    expect(address()).toBe('/')
  })

  it('is closed by its button as by the way back; a second tap goes no further', async () => {
    const { address, user } = await visit('/before', '/')
    await press('Ouvrir')
    await title()
    await user.dblClick(screen.getByText('Fermer'))
    await isClosed()
    expect(address()).toBe('/')
    await press('Revenir')
    await expect.poll(address).toBe('/before')
  })

  it('opens at once where its address was followed, and closing it leaves the same page', async () => {
    const { address } = await visit('/before', '/?edit=push&exercise=predefined-squat')
    expect(await title()).toBe('Squat')
    await press('Fermer')
    await isClosed()
    expect(address()).toBe('/?edit=push')
    await press('Revenir')
    await expect.poll(address).toBe('/before')
  })

  it('says of an unknown id that there is no such exercise', async () => {
    await visit('/?exercise=predefined-nothing')
    expect(await title()).toBe('Exercice introuvable')
    expect(screen.getByText('Les détails de cet exercice ne sont pas disponibles.')).toBeTruthy()
  })

  it('keeps the name that it was opened under, where the library does not have the exercise', async () => {
    await visit('/')
    await press('Ouvrir un autre')
    expect(await title()).toBe('Tirage de Léa')
    expect(screen.getByText('Les détails de cet exercice ne sont pas disponibles.')).toBeTruthy()
  })

  it('shows what somebody else made and shares in a post', async () => {
    noteSharedExercises([{ ...squat, id: 'custom-of-somebody', creator_id: 'lea', name: 'Tirage de Léa' }])
    await visit('/?exercise=custom-of-somebody')
    expect(await title()).toBe('Tirage de Léa')
    expect(screen.getByText('Descendez, remontez.')).toBeTruthy()
  })

  it('says that the exercises are being read until they are', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    queryClient.clear()
    await visit('/?exercise=predefined-squat')
    expect(await title()).toBe('Exercice')
    expect(screen.queryByText('Les détails de cet exercice ne sont pas disponibles.')).toBeNull()
  })

  it.each(['/?exercise=', '/?exercise=12', '/?exercise=%5B%22a%22%5D'])('stays closed at %s', async (address) => {
    await visit(address)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
