// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import { legDay } from '@fonte/domain/test-kit/programs'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem, NetworkFailure } from '../../../platform/api/api-problem.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../program/program-queries.ts'
import { NewWorkoutScreen } from './new-workout-screen.tsx'
import { keepPastDraft } from './past-drafts.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

const show = (address: string) => {
  const at = (path: string) => ({ [path]: () => <p>{path}</p> })
  return showPages({ '/stats/past': NewWorkoutScreen, ...at('/stats'), ...at('/stats/calendar') }, address)
}

const open = async (address: string) => {
  const shown = show(address)
  await screen.findByLabelText('Jour')
  return shown
}

const defaults = queryClient.getDefaultOptions()

const refusal = (status: number, code: ProblemCode) => new ApiProblem({ status, code })

const day = () => screen.getByLabelText<HTMLInputElement>('Jour').value

beforeEach(() => {
  call.mockImplementation(() => new Promise(() => undefined))
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  vi.stubGlobal('scrollTo', () => undefined)
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ id: 'predefined-squat', name: 'Squat' }] } as never)
  queryClient.setQueryData(programsQuery.queryKey, { items: [legDay] } as never)
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [] })
})

afterEach(async () => {
  cleanup()
  await keepPastDraft('ada', 'new', undefined)
  queryClient.clear()
  queryClient.setDefaultOptions(defaults)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a past workout begins on the day that was picked, by whichever program', async () => {
  const { user, address } = await open('/stats/past?day=2026-11-12')
  expect(day()).toBe('2026-11-12')
  await user.selectOptions(screen.getByLabelText('À partir d’un programme'), legDay.name)
  await screen.findByRole('group', { name: 'Série 2' })
  expect([day(), address()]).toEqual(['2026-11-12', `/stats/past?day=2026-11-12&program=${legDay.id}`])
})

describe('a program that is chosen after something was typed', () => {
  const program = () => screen.getByLabelText<HTMLSelectElement>('À partir d’un programme')
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const typed = ['Nom', 'Jour', 'Début', 'Durée (min)', 'Note de la séance'] as const

  it('leaves day, start, duration, name and note as they were typed, and asks nothing', async () => {
    // What is typed is none of what the form begins with, which follows the clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 9) })
    const { user } = await open('/stats/past')
    const values = ['Avec Léa', '2026-11-12', '18:40', '75', 'Dos raide']
    for (const [index, label] of typed.entries()) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: values[index] } })
    }
    await user.selectOptions(program(), legDay.name)
    await screen.findByRole('group', { name: 'Série 2' })
    expect(typed.map(value)).toEqual(values)
    await user.selectOptions(program(), 'Aucun')
    await screen.findByText('Aucun exercice')
    expect(typed.map(value)).toEqual(values)
  })

  it('asks before sets that were typed are replaced, and only the sets are', async () => {
    const { user } = await open(`/stats/past?program=${legDay.id}`)
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2026-11-12' } })
    const weight = () => screen.getAllByLabelText<HTMLInputElement>('Poids (kg)')[0] as HTMLInputElement
    fireEvent.change(weight(), { target: { value: '105' } })
    await user.selectOptions(program(), 'Aucun')
    const question = await screen.findByRole('alertdialog', { name: 'Remplacer les séries saisies\u00a0?' })
    await user.click(within(question).getByRole('button', { name: 'Garder les séries' }))
    expect([weight().value, program().value, day()]).toEqual(['105', legDay.id, '2026-11-12'])
    await user.selectOptions(program(), 'Aucun')
    await user.click(await screen.findByRole('button', { name: 'Remplacer' }))
    await screen.findByText('Aucun exercice')
    expect([program().value, day()]).toEqual(['', '2026-11-12'])
  })
})

it('a past workout may have been done by a program for everybody, also by who has programs', async () => {
  const everybodys = { ...legDay, id: 'predefined-5x5', name: 'Force 5 × 5', is_predefined: true, user_id: null }
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [everybodys] } as never)
  await open('/stats/past')
  const group = within(screen.getByLabelText('À partir d’un programme')).getByRole('group', {
    name: 'Programmes prédéfinis',
  })
  expect(within(group).getByRole('option', { name: 'Force 5 × 5' })).toBeTruthy()
  expect(screen.getByRole('option', { name: legDay.name })).toBeTruthy()
})

it('a past workout begins today where no day was picked that there is', async () => {
  await open('/stats/past?day=2026-02-30')
  expect(day()).not.toBe('2026-02-30')
})

it('cancelling goes back to the day of the calendar it was opened from, else to the statistics', async () => {
  for (const [from, to] of [
    ['/stats/past?day=2026-11-12', '/stats/calendar?day=2026-11-12'],
    ['/stats/past', '/stats'],
  ] as const) {
    const { user, address } = await open(from)
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await vi.waitFor(() => expect(address()).toBe(to))
    cleanup()
  }
})

it('says so where the workout to repeat does not exist, or cannot be read now', async () => {
  call.mockRejectedValue(refusal(404, 'not-found'))
  show('/stats/past?from=a')
  expect(await screen.findByText('Cette séance n’existe pas.')).toBeTruthy()
  cleanup()
  call.mockRejectedValue(new NetworkFailure('offline'))
  onlineManager.setOnline(false)
  queryClient.setDefaultOptions({ queries: { ...defaults.queries, retryDelay: 0 } })
  show('/stats/past?from=b')
  expect(await screen.findByText('Impossible de charger cette séance.')).toBeTruthy()
})

it('says so where the program to begin with does not exist, or cannot be read now', async () => {
  show('/stats/past?program=gone')
  expect(await screen.findByText('Ce programme n’existe pas.')).toBeTruthy()
  cleanup()
  queryClient.removeQueries(predefinedProgramsQuery)
  call.mockRejectedValue(refusal(429, 'rate-limited'))
  const { user } = show('/stats/past?program=gone')
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
  expect(screen.getByText('Impossible de charger les programmes.')).toBeTruthy()
})
