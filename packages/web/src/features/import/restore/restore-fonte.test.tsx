// @vitest-environment happy-dom
import former from '@fonte/domain/exchange/restore/export-1.json' with { type: 'json' }
import { defaultGyms } from '@fonte/domain/gym/gym'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { Language } from '@fonte/domain/words/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queued } from '../../../platform/outbox/test-kit/queued.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { PageLanguage } from '../../../platform/words/language.ts'
import { ToastContext } from '../../../ui/toast.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { gymQuery } from '../../gym/gym-reads.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../program/program-queries.ts'
import { trainingPlanQuery } from '../../training-plan/training-plan-reads.ts'
import { unpackEntries } from '../sending/packed-entries.ts'
import type { WorkerAnswer, WorkerCall } from '../worker/worker-calls.ts'
import { answerOfExport, type ExportAsk } from './export-ask.ts'
import { RestoreFile } from './restore-file.ts'
import { RestoreFonte } from './restore-fonte.tsx'

const { outbox, log } = vi.hoisted(() => ({
  outbox: { enqueue: vi.fn(), entries: { get: () => [] } },
  log: { reading: 'ready', entries: [] as readonly object[], measures: [], arrived: null, retry: vi.fn() },
}))

vi.mock('../../../platform/outbox/device-outbox.ts', () => ({ outbox, useOutbox: () => [], usePending: () => [] }))
/** All that was put into the outbox, in its order. */
const wholeQueue = () => outbox.enqueue.mock.calls.flatMap((write) => queued(...(write as Parameters<typeof queued>)))

vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))
vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log }))

const body_measures = [{ day: '2026-03-01', kind: 'weight', value: 80 }]
const file = { ...former, gym: { content: defaultGyms.lb, version: 2 }, body_measures }
const done = vi.fn()
const toast = vi.fn()

/** The worker of an export, in the same thread. */
class ExportWorker {
  readonly #file = new RestoreFile()
  readonly #listeners: ((event: { readonly data: WorkerAnswer }) => void)[] = []
  addEventListener(type: string, listen: (event: { readonly data: WorkerAnswer }) => void) {
    if (type === 'message') this.#listeners.push(listen)
  }
  postMessage({ number, ask }: WorkerCall<ExportAsk>) {
    const tell = (answer: WorkerAnswer) => {
      for (const listen of this.#listeners) listen({ data: answer })
    }
    void answerOfExport(this.#file, ask).then(
      (value) => tell({ number, value }),
      (failure: unknown) => tell({ number, failure: String(failure) }),
    )
  }
  terminate() {
    this.#listeners.length = 0
  }
}

type Made = { readonly id: string; readonly fields: object }

function show(content: unknown, lang: Language = 'fr') {
  render(
    <QueryClientProvider client={queryClient}>
      <PageLanguage value={lang}>
        <ToastContext value={toast}>
          <RestoreFonte content={new Blob([JSON.stringify(content)])} fileName="fonte.json" onDone={done} />
        </ToastContext>
      </PageLanguage>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

/** What the device has of the person signed in. */
function deviceHas(entries: readonly LogEntry[] = [], own: readonly object[] = []) {
  const legs = { id: 'jambes', name: 'Jambes', name_en: null, muscles: [] }
  const squat = { ...former.exercises[0], id: 'predefined-squat', creator_id: null }
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [squat, ...own] as never })
  queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [legs] })
  queryClient.setQueryData(programsQuery.queryKey, { items: [] })
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [] })
  queryClient.setQueryData(gymQuery.queryKey, { content: null, version: 0 })
  const nothing = { schedule: { kind: 'none' as const, programs: [] }, deload_until: null }
  queryClient.setQueryData(trainingPlanQuery.queryKey, { content: nothing, version: 0 })
  log.entries = entries
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('Worker', ExportWorker)
  deviceHas()
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

describe('an export of Fonte that is brought in', () => {
  it('is compared first, and nothing leaves before its reader agrees', async () => {
    show(file)
    expect(await rowOf('Séances')).toEqual(['1', '0'])
    expect(await rowOf('Programmes')).toEqual(['1', '0'])
    expect(await rowOf('Exercices personnalisés')).toEqual(['1', '0'])
    expect(screen.getByText('à reprendre')).toBeTruthy()
    expect(outbox.enqueue).not.toHaveBeenCalled()
  })

  it('is put into the outbox with new ids and every reference to them', async () => {
    const user = show(file)
    await user.click(await screen.findByRole('button', { name: 'Restaurer' }))
    await vi.waitFor(() => expect(done).toHaveBeenCalled())
    const description = 'Séances 1 · Programmes 1 · Exercices personnalisés 1 · Mesures du corps 1'
    expect(toast).toHaveBeenCalledWith({ title: 'Export restauré', description, variant: 'success' })
    const sent = wholeQueue()
    const [exercise, begun, part] = sent.map(([, { payload }]) => payload) as unknown as [
      Made,
      object,
      { packed: string },
    ]
    expect(exercise.fields).toMatchObject({ name: 'Traîneau', muscle_group_id: 'jambes' })
    expect(begun).toMatchObject({ format: 'fonte', file_name: 'fonte.json', exercise_ids: [exercise.id] })
    const [workout] = await unpackEntries(part.packed)
    expect(workout).toMatchObject({ program_name: 'Jambes', instead: 'restore', sets: [{ exercise_id: exercise.id }] })
    expect(workout?.id).not.toBe(former.workout_history[0]?.id)
    expect(sent.slice(3)).toMatchObject([
      [
        'create-program',
        { payload: { id: workout?.program_id, name: 'Jambes', user_id: 'ada', exercises: [{ name: 'Traîneau' }] } },
      ],
      ['put-body-measures', { payload: { measures: body_measures } }],
      ['put-gym', { payload: { content: { unit: 'lb' }, version: 0 } }],
    ])
  })

  it('names the programs that lack an exercise, and makes none of them', async () => {
    const [program] = former.programs
    const [row] = program?.exercises ?? []
    const strange = {
      ...program,
      id: '0199d1c0-0000-7000-8000-0000000000b2',
      name: 'Du club',
      exercises: [{ ...row, exercise_id: 'predefined-du-club' }],
    }
    const user = show({ ...file, programs: [program, strange] })
    expect(await rowOf('Programmes')).toEqual(['1', '0'])
    expect(screen.getByText(/Un programme utilise un exercice que ni l’export ni cette bibliothèque/)).toBeTruthy()
    expect(screen.getByText('Du club')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Restaurer' }))
    await vi.waitFor(() => expect(done).toHaveBeenCalled())
    const sent = wholeQueue()
    expect(sent.filter(([kind]) => kind === 'create-program')).toHaveLength(1)
  })

  it('adds nothing that is here already, and says so', async () => {
    const [entry] = former.workout_history as unknown as readonly LogEntry[]
    const mine = {
      ...file,
      profile: { ...former.profile, id: 'ada' },
      programs: [],
      exercises: [],
      gym: former.gym,
      body_measures: [],
    }
    deviceHas(entry ? [entry] : [])
    show(mine, 'en')
    expect(await rowOf('Workouts')).toEqual(['0', '1'])
    expect(screen.getByText('Everything is here already.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Restore' }).hasAttribute('disabled')).toBe(true)
  })

  it('uses an exercise that was deleted here, where workouts and programs still have it', async () => {
    const [entry] = former.workout_history as unknown as readonly LogEntry[]
    if (!entry) throw new Error('the export has a workout')
    const deleted = former.exercises.map((exercise) => ({ ...exercise, archived: true }))
    deviceHas([entry], deleted)
    queryClient.setQueryData(programsQuery.queryKey, { items: former.programs as never })
    show({ ...file, profile: { ...former.profile, id: 'ada' } })
    expect(await rowOf('Exercices personnalisés')).toEqual(['0', '1'])
    expect(await rowOf('Programmes')).toEqual(['0', '1'])
    expect(await rowOf('Séances')).toEqual(['0', '1'])
    expect(screen.queryByText(/a changé ici depuis/)).toBeNull()
  })

  it('uses the exercise that is offered here before one that was deleted', async () => {
    const [exercise] = former.exercises
    const offered = { ...exercise, id: 'custom-offered' }
    const twins = { ...file, exercises: [{ ...exercise, id: 'custom-elsewhere' }], workout_history: [] }
    deviceHas([], [{ ...exercise, archived: true }, offered])
    const user = show({ ...twins, import_names: [{ name: 'Sled', exercise_id: 'custom-elsewhere' }] })
    await user.click(await screen.findByRole('button', { name: 'Restaurer' }))
    await vi.waitFor(() => expect(done).toHaveBeenCalled())
    const sent = wholeQueue()
    expect(sent[0]).toMatchObject(['create-import', { payload: { names: [{ exercise_id: 'custom-offered' }] } }])
  })

  it('names the workouts that were changed here since and stay as they are here', async () => {
    const [entry] = former.workout_history as unknown as readonly LogEntry[]
    if (!entry) throw new Error('the export has a workout')
    const here = { ...entry, version: entry.version + 1, program_name: 'Corrigée ici', sets: entry.sets.slice(1) }
    deviceHas([here])
    show({ ...file, profile: { ...former.profile, id: 'ada' } })
    await screen.findByText(/^Une séance a changé ici depuis\s: elle reste comme ici\.$/)
    expect(screen.getByText(/· Corrigée ici$/).querySelector('time')?.dateTime).toBe(entry.completed_at)
  })

  it('says where the comparison failed, and makes another from the file', async () => {
    const { plan } = RestoreFile.prototype
    let first: RestoreFile | undefined
    const broken = vi.spyOn(RestoreFile.prototype, 'plan').mockImplementation(function (this: RestoreFile, request) {
      first ??= this
      return this === first ? Promise.reject(new Error('no memory')) : plan.call(this, request)
    })
    const user = show(file)
    expect((await screen.findByRole('alert')).textContent).toContain('La comparaison avec vos données a échoué.')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await rowOf('Séances')).toEqual(['1', '0'])
    broken.mockRestore()
  })

  it('says how many rows cannot be read, and reads the others', async () => {
    show({ ...file, workout_history: [...former.workout_history, { id: 'x' }, null] })
    expect(await rowOf('Séances')).toEqual(['1', '0'])
    expect(screen.getByText('2 lignes de l’export sont illisibles et seront laissées de côté.')).toBeTruthy()
  })

  it('says that no more than 5,000 remembered names come back', async () => {
    const import_names = Array.from({ length: 5_001 }, (_, index) => ({ name: `Lift ${index}`, exercise_id: 'squat' }))
    show({ ...file, import_names }, 'en')
    expect(await screen.findByText(/Only the first 5,000 remembered exercise names/)).toBeTruthy()
  })

  it.each([
    ['programs', 300],
    ['exercises', 500],
    ['workout_history', 20_000],
    ['body_measures', 20_000],
  ] as const)('is refused in words where it has more %s than an account may keep', async (list, most) => {
    show({ ...file, [list]: Array.from({ length: most + 1 }, () => null) }, 'en')
    expect((await screen.findByRole('alert')).textContent).toContain('more than an account may keep')
    cleanup()
    show({ ...file, [list]: Array.from({ length: most }, () => null) }, 'en')
    expect(await screen.findByText(/rows of the export cannot be read/)).toBeTruthy()
  })

  it.each([
    [{ format: 'fonte', version: 3 }, 'Cet export vient d’une version plus récente de Fonte.'],
    [{ format: 'fonte', version: 2 }, 'Cet export de Fonte est illisible.'],
  ])('is refused in words where it cannot be restored: %j', async (content, words) => {
    show(content)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
