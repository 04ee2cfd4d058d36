// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { replay } from '@fonte/domain/workout/log'
import { amendWorkout } from '@fonte/domain/workout/machine'
import { quickWorkout } from '@fonte/domain/workout/plan/quick-workout'
import type { Finished, WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import type { OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { switchLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { createProgramKind, updateProgramKind } from '../../program/program-outbox.ts'
import { programsQuery } from '../../program/program-queries.ts'
import { programOf } from '../../program/test-kit/program-kit.ts'
import { KeepForLater } from './keep-for-later.tsx'
import { savingMessages } from './saving-messages.ts'

const read = vi.hoisted(() => ({ program: undefined as Program | undefined }))
vi.mock('../../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))
vi.mock('../../program/program-queries.ts', async (original) => ({
  ...(await original<object>()),
  useProgram: () => read,
}))

/** The push day as the program from which the workout began has it. */
const own: Program = programOf({
  id: pushDay.id,
  name: pushDay.name,
  updated_at: new Date(clock(0)).toISOString(),
  exercises: pushDay.exercises.map((exercise, order) => ({
    ...exercise,
    name_en: exercise.name_en ?? null,
    order,
    default_rest: exercise.default_rest ?? 90,
    sets: exercise.sets.map((set) => ({ ...set, rest: set.rest ?? 90 })),
  })),
})

const finished = (...events: readonly WorkoutEvent[]) =>
  replay(own, [
    { type: 'start', at: clock(0) },
    ...events,
    { type: 'stop', at: clock(40), count_current: null },
  ]) as Finished
const asPlanned = finished(done(10, 60, clock(2)))
const heavier = finished(done(10, 62.5, clock(2)))

const put = () => screen.queryByRole('button', { name: 'Mettre ces charges dans le programme' })
const show = (state: Finished, name = pushDay.name) => showWithMessages(<KeepForLater state={state} name={name} />)

const corrected = amendWorkout(heavier, { type: 'edit-set', at: clock(40), index: 0, reps: 10, weight: 65 }) as Finished

/** The end of a workout, and then of the same one with a set corrected. */
function Corrected({ from, to }: { from: Finished; to: Finished }) {
  const [state, setState] = useState(from)
  return (
    <>
      <KeepForLater state={state} name={pushDay.name} />
      <button type="button" onClick={() => setState(to)}>
        corriger
      </button>
    </>
  )
}

/** The weights of the first exercise in the program that was last kept. */
const keptWeights = (enqueue: { mock: { calls: readonly unknown[][] } }) => {
  const [, { payload }] = enqueue.mock.calls.at(-1) as [unknown, { payload: { program: Program; base: Program } }]
  expect(payload.base).toEqual(own)
  return payload.program.exercises[0]?.sets.map(({ weight }) => weight)
}

beforeEach(() => {
  read.program = own
})

afterEach(() => {
  cleanup()
  switchLanguage('fr')
  queryClient.clear()
  vi.restoreAllMocks()
})

describe('the loads of a finished workout', () => {
  it('are offered to its program where they are others than planned, and only there', () => {
    show(asPlanned)
    expect(put()).toBeNull()
    cleanup()
    show(heavier)
    expect(put()).toBeTruthy()
    cleanup()
    read.program = { ...own, user_id: 'someone-else' }
    show(heavier)
    expect(put()).toBeNull()
  })

  it('take the place of the planned ones, and the screen says that the program is up to date', async () => {
    const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
    const { user } = show(heavier)
    await user.click(put() as HTMLElement)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Le programme est à jour.'))
    expect(enqueue.mock.calls[0]?.[0]).toBe(updateProgramKind)
    expect(keptWeights(enqueue)?.[0]).toBe(62.5)
  })

  it('stay on offer where the device does not keep them', async () => {
    vi.spyOn(outbox, 'enqueue').mockRejectedValue(new Error('the disk is full'))
    const { user, told } = show(heavier)
    await user.click(put() as HTMLElement)
    await waitFor(() => expect(told).toMatchObject([{ title: 'Modification non enregistrée' }]))
    expect(put()).toBeTruthy()
  })

  it('are offered again where a correction after that makes them others', async () => {
    vi.spyOn(outbox, 'enqueue').mockImplementation(async (_kind, { payload }) => {
      read.program = (payload as { program: Program }).program
      return 'row'
    })
    const { user } = showWithMessages(<Corrected from={heavier} to={corrected} />)
    await user.click(put() as HTMLElement)
    await waitFor(() => expect(put()).toBeNull())
    await user.click(screen.getByRole('button', { name: 'corriger' }))
    expect(put()).toBeTruthy()
  })
})

describe('the changes of a finished workout', () => {
  const at = clock(1)
  const dumbbells = { exercise_id: 'haltères', name: 'Développé aux haltères', name_en: 'Dumbbell press' }
  const swap = { type: 'swap-exercise', at, place: '0', to: { ...dumbbells, place: 'new' } } as const
  const told = () =>
    within(screen.getByRole('region', { name: /^(Garder|Keep)/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))

  it('are told in words before they are kept', async () => {
    const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
    const plan = { reps: 8, weight: 40, rest: 60 }
    const { user } = show(
      finished(
        swap,
        { type: 'add-sets', at, place: '1', after: '1-2', sets: [{ slot: 'n', plan }] },
        { type: 'move-exercise', at, place: '2', before: '1' },
        done(10, 20, clock(2)),
      ),
    )
    expect(told()).toEqual([
      'Échange de « Développé couché » contre « Développé aux haltères »',
      '« Développé militaire » : 1 série de plus',
      '« Dips » passe après « Développé aux haltères »',
    ])
    await user.click(screen.getByRole('button', { name: 'Garder' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Le programme est à jour.'))
    const [, { payload }] = enqueue.mock.calls.at(-1) as unknown as [unknown, { payload: { program: Program } }]
    expect(payload.program.exercises.map(({ name, sets }) => [name, sets.length])).toEqual([
      ['Développé aux haltères', 2],
      ['Dips', 1],
      ['Développé militaire', 4],
    ])
  })

  it('tell warm-ups as such', () => {
    const plan = { reps: 8, weight: 20, rest: 60, kind: 'warmup' } as const
    const sets = ['n', 'm'].map((slot) => ({ slot, plan }))
    show(finished({ type: 'add-sets', at, place: '1', after: null, sets }, done(10, 20, clock(2))))
    expect(told()).toEqual(['« Développé militaire » : 2 séries d’échauffement de plus'])
    expect(savingMessages('en').warmUps('Dips', -1)).toBe('Dips: 1 fewer warm-up set')
  })

  it('are told in English', () => {
    switchLanguage('en')
    show(finished({ type: 'remove-exercise', at, place: '2' }, swap, done(10, 20, clock(2))))
    expect(told()).toEqual(['Dips removed', 'Bench press swapped for Dumbbell press'])
  })

  it('put the number of sets as the English do', () => {
    const tell = savingMessages('en').sets
    expect([1, 2, -1].map((change) => tell('Dips', change))).toEqual([
      'Dips: 1 more set',
      'Dips: 2 more sets',
      'Dips: 1 fewer set',
    ])
  })
})

/** A finished workout without a program, of one set. */
const quickOfOneSet = () => {
  const [exercise] = pushDay.exercises
  const quick = { ...quickWorkout, exercises: exercise ? [exercise] : [] }
  return replay(quick, [
    { type: 'start', at: clock(0) },
    done(10, 60, clock(2)),
    { type: 'stop', at: clock(40), count_current: null },
  ]) as Finished
}

it('a workout without a program becomes one of the name that it was given', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  read.program = undefined
  const { user } = show(quickOfOneSet(), 'Jambes du soir')
  await user.click(screen.getByRole('button', { name: 'Enregistrer comme programme' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]).toMatchObject([createProgramKind, { payload: { name: 'Jambes du soir' } }])
})

it('a workout without a program becomes one of another name than the programs that one has, sent or not', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const ofTheDay = programOf({ name: 'Séance libre' })
  queryClient.setQueryData(programsQuery.queryKey, { items: [ofTheDay] })
  const waiting = { kind: createProgramKind.kind, payload: { ...ofTheDay, id: 'second', name: 'Séance libre 2' } }
  vi.spyOn(outbox.entries, 'get').mockReturnValue([{ ...waiting, refusal: null } as unknown as OutboxRow])
  read.program = undefined
  const { user } = show(quickOfOneSet(), quickWorkout.name)
  await user.click(screen.getByRole('button', { name: 'Enregistrer comme programme' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]).toMatchObject([createProgramKind, { payload: { name: 'Séance libre 3' } }])
})

it('a workout without a program in which nothing worked becomes none', () => {
  read.program = undefined
  const [exercise] = pushDay.exercises
  const quick = { ...quickWorkout, exercises: exercise ? [exercise] : [] }
  const state = replay(quick, [
    { type: 'start', at: clock(0) },
    { type: 'set-done', at: clock(2), reps: 10, weight: 20, kind: 'warmup' },
    { type: 'set-done', at: clock(4), slot: '0-1', reps: 0, weight: 100 },
    { type: 'stop', at: clock(40), count_current: null },
  ]) as Finished
  show(state, 'Jambes du soir')
  expect(screen.queryByRole('button', { name: 'Enregistrer comme programme' })).toBeNull()
})
