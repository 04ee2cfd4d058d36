// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { ProgramFile } from '@fonte/domain/program/file/program-file'
import type { Language } from '@fonte/domain/words/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queued } from '../../../platform/outbox/test-kit/queued.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { PageLanguage } from '../../../platform/words/language.ts'
import { ToastContext } from '../../../ui/toast.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../program-queries.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { OpenProgram } from './open-program.tsx'
import { ShareFileDialog } from './share-file-dialog.tsx'

const { enqueue } = vi.hoisted(() => ({ enqueue: vi.fn() }))

vi.mock('../../../platform/outbox/device-outbox.ts', () => ({ outbox: { enqueue }, useOutbox: () => [] }))
vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))

const squat: Exercise = {
  ...{ id: 'predefined-squat', creator_id: null, name: 'Squat', name_en: 'Back squat' },
  ...{ aliases: [], aliases_en: [], equipment: 'Barre', equipment_en: 'Barbell', description: 'Descendez.' },
  ...{ description_en: null, muscle_group_id: 'legs', muscle_ids: ['quads'], image_url: null, archived: false },
}
const sled: Exercise = {
  ...squat,
  id: 'custom-sled',
  creator_id: 'lea',
  name: 'Traîneau',
  name_en: null,
  description: '',
}
const rows = [squat, sled].map(({ id, name, name_en }, order) => ({
  ...{ exercise_id: id, name, name_en, order, default_rest: 60 },
  sets: [{ reps: 5, weight: 80, rest: 90 }],
}))
const program = programOf({ name: 'Jambes', exercises: rows })

const toast = vi.fn()

async function show(part: React.ReactNode, lang: Language = 'fr') {
  const Part = () => (
    <PageLanguage value={lang}>
      <ToastContext value={toast}>{part}</ToastContext>
    </PageLanguage>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: Part }),
    history: createMemoryHistory({ initialEntries: ['/import'] }),
    defaultNotFoundComponent: Part,
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

function deviceHas(...items: readonly Exercise[]) {
  const quads = { id: 'quads', muscle_group_id: 'legs', name: 'Quadriceps', name_en: null, region: null }
  const legs = { id: 'legs', name: 'Jambes', name_en: null, muscles: [quads] }
  queryClient.setQueryData(exercisesQuery.queryKey, { items })
  queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [legs] })
  queryClient.setQueryData(programsQuery.queryKey, { items: [] })
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [] })
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
  enqueue.mockClear()
  toast.mockClear()
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

/** The file that the dialog hands to the browser. */
async function shared(withLoads: boolean): Promise<ProgramFile> {
  deviceHas(squat, sled)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  const { user } = await show(<ShareFileDialog program={program} onClose={() => undefined} />)
  if (withLoads) await user.click(await screen.findByRole('checkbox', { name: 'Avec mes charges' }))
  await user.click(await screen.findByRole('button', { name: 'Enregistrer le fichier' }))
  cleanup()
  return JSON.parse((await saved[0]?.text()) ?? '')
}

describe('a program that is shared as a file', () => {
  it('leaves without its weights unless they are wanted', async () => {
    const weightsOf = ({ program: { exercises } }: ProgramFile) => exercises.flatMap(({ sets }) => sets[0]?.weight)
    expect(weightsOf(await shared(false))).toEqual([0, 0])
    expect(weightsOf(await shared(true))).toEqual([80, 80])
  })

  it('is shown to who opens it, and made theirs only when they agree, in one piece with the exercises that they lack', async () => {
    const file = await shared(true)
    deviceHas(squat)
    const { router, user } = await show(<OpenProgram content={file} onCancel={() => undefined} />)
    expect(await screen.findByRole('heading', { name: 'Jambes' })).toBeTruthy()
    expect(screen.getByText('Un exercice personnalisé sera créé pour lui :')).toBeTruthy()
    expect(enqueue).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Ajouter à mes programmes' }))
    expect(router.state.location.pathname).toBe('/')
    expect(enqueue).toHaveBeenCalledOnce()
    const entries = queued(...(enqueue.mock.calls[0] as Parameters<typeof queued>))
    const [exercise, added] = entries.map(([, entry]) => entry)
    expect(exercise?.payload).toMatchObject({ fields: { name: 'Traîneau', muscle_ids: ['quads'] } })
    const made = (exercise?.payload as { id: string } | undefined)?.id
    expect(made).not.toBe(sled.id)
    expect(added?.payload).toMatchObject({
      ...{ name: 'Jambes', user_id: 'ada', copied_from_program_id: null, is_public: false, version: 1 },
      exercises: [{ exercise_id: squat.id }, { exercise_id: made }],
    })
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: 'Programme ajouté', description: 'Jambes' })
  })

  it('is told as added also where the way home fails after that', async () => {
    const file = await shared(true)
    deviceHas(squat, sled)
    const { router, user } = await show(<OpenProgram content={file} onCancel={() => undefined} />)
    vi.spyOn(router, 'navigate').mockRejectedValue(new Error('no page'))
    await user.click(await screen.findByRole('button', { name: 'Ajouter à mes programmes' }))
    await screen.findByRole('button', { name: 'Ajouter à mes programmes' })
    expect(enqueue).toHaveBeenCalledOnce()
    expect(toast.mock.calls.map(([{ title }]) => title)).toEqual(['Programme ajouté'])
  })

  it.each<[Language, string]>([
    ['fr', 'Vous avez déjà ce programme, à l’identique : l’ajouter en ferait un second.'],
    ['en', 'You already have this very program: adding it would make a second one.'],
  ])('says that its reader has it already: %s', async (lang, words) => {
    const file = await shared(true)
    deviceHas(squat, sled)
    await show(<OpenProgram content={file} onCancel={() => undefined} />, lang)
    await screen.findByRole('heading', { name: 'Jambes' })
    expect(screen.queryByText(words)).toBeNull()
    act(() => void queryClient.setQueryData(programsQuery.queryKey, { items: [program] }))
    expect((await screen.findByText(words)).role).toBe('status')
  })

  it.each<[Language, string]>([
    ['fr', 'Cet export vient d’une version plus récente de Fonte.'],
    ['en', 'This export comes from a newer Fonte.'],
  ])('is refused in words when a newer Fonte wrote it: %s', async (lang, words) => {
    await show(<OpenProgram content={{ format: 'fonte-program', version: 2 }} onCancel={() => undefined} />, lang)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
