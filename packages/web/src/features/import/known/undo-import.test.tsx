// @vitest-environment happy-dom
import type { Import } from '@fonte/contract/import'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../../platform/api/api-problem.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { ToastContext } from '../../../ui/toast.ts'
import { importsQuery } from '../import-queries.ts'
import { UndoImport } from './undo-import.tsx'

const { call, write, outbox, done } = vi.hoisted(() => {
  const done: string[] = []
  const part = (id: string, refusal: object | null) => {
    return { id, refusal, kind: 'import-workouts', payload: { import_id: 'one' } }
  }
  const parts = [part('waiting', null), part('refused', { code: 'not-found' })]
  return {
    done,
    call: vi.fn(),
    write: vi.fn(),
    outbox: { entries: { get: () => parts }, discard: async (...ids: string[]) => done.push(`discard ${ids}`) },
  }
})
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../../platform/outbox/device-outbox.ts', () => ({ outbox, useOutbox: () => [] }))
vi.mock('../../../platform/storage/storage.ts', async (original) => ({
  ...(await original<object>()),
  storage: { write },
}))

const created_at = '2026-11-20T10:00:00.000Z'
const undone = {
  ...{ id: 'one', format: 'strong', file_name: 'strong.csv', rows: 10, created_at, undone_at: null },
  ...{ undo_until: '2026-12-20T10:00:00.000Z', workouts: 2, edited: 0, replaced: 1, programs: 3, measures: 0 },
  ...{ gym: false, plan: false },
}
const answer = {
  ...{ import: undone, workouts: 2, put_back: 1, exercises: 0, programs: 3, measures: 0, names: 0 },
  ...{ gym: false, plan: false },
  ...{ kept_workouts: 1, kept_programs: 0, kept_exercises: 0 },
}
const toast = vi.fn()
const onClose = vi.fn()

function ask(changes: Partial<Import> = {}) {
  render(
    <ToastContext value={toast}>
      <UndoImport undone={{ ...undone, ...changes }} onClose={onClose} />
    </ToastContext>,
  )
}

async function undo(before: () => void = () => undefined, changes: Partial<Import> = {}) {
  ask(changes)
  before()
  await userEvent.click(screen.getByRole('button', { name: 'Annuler l’import' }))
}

beforeEach(() => {
  vi.clearAllMocks()
  done.length = 0
  write.mockImplementation(async () => done.push('forget'))
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('asks with two answers that cannot be taken for each other: undo the import, or keep it', () => {
  ask()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Garder l’import',
    'Annuler l’import',
  ])
})

it('throws nothing of the waiting parts away where the server cannot be reached', async () => {
  call.mockRejectedValue(new NetworkFailure('offline'))
  await undo()
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ variant: 'destructive' })
  expect([done, onClose.mock.calls]).toEqual([[], []])
})

it('asks for the list anew where no answer came: the server may have undone the import', async () => {
  queryClient.setQueryData(importsQuery.queryKey, { items: [undone], names: [], deleted: [] })
  call.mockRejectedValue(new NetworkFailure('offline'))
  await undo()
  await vi.waitFor(() => expect(queryClient.getQueryState(importsQuery.queryKey)?.isInvalidated).toBe(true))
})

it('throws away what still waits, and what the server refused meanwhile, once it has undone the import', async () => {
  call.mockImplementation(async () => {
    done.push('undo')
    return answer
  })
  await undo()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(done).toEqual(['undo', 'discard waiting,refused', 'forget'])
})

it('says that the import was undone where the device could not forget it, and what follows', async () => {
  queryClient.setQueryData(importsQuery.queryKey, { items: [undone], names: [], deleted: [] })
  call.mockResolvedValue(answer)
  write.mockRejectedValue(new Error('the disk is full'))
  await undo()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(toast.mock.calls).toHaveLength(1)
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: 'Import annulé', variant: 'success' })
  expect(toast.mock.calls[0]?.[0].description).toMatch(
    /^2 séances supprimées\..* Cet appareil n’a pas pu oublier cet import\u00a0: il pourrait en envoyer de nouveau une partie\.$/u,
  )
  expect(queryClient.getQueryState(importsQuery.queryKey)?.isInvalidated).toBe(true)
})

it('says before what goes and what comes back, and afterwards what became of it', async () => {
  call.mockResolvedValue(answer)
  await undo(() => {
    const asked = screen.getByRole('alertdialog').textContent
    expect(asked).toContain(
      '2 séances seront supprimées. 1 séance remplacée redeviendra ce qu’elle était. 3 programmes seront retirés. Ce qui',
    )
  })
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe(
    '2 séances supprimées. 1 remise comme avant. 3 programmes retirés. 1 modifiée depuis reste.',
  )
})

it('says afterwards, too, that nothing here came from the import, where it is so', async () => {
  call.mockResolvedValue({ ...answer, workouts: 0, put_back: 0, programs: 0, kept_workouts: 0 })
  await undo(() => undefined, { workouts: 0, replaced: 0, programs: 0 })
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe('Rien ici ne venait plus de cet import.')
})

it('says what stayed alone where all of it did', async () => {
  call.mockResolvedValue({ ...answer, workouts: 0, put_back: 0, programs: 0 })
  await undo()
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe('0 séance supprimée. 1 modifiée depuis reste.')
})

it('names the gym and the schedule of a restored export before and after', async () => {
  call.mockResolvedValue({ ...answer, workouts: 0, put_back: 0, programs: 0, kept_workouts: 0, gym: true, plan: true })
  await undo(
    () => {
      const asked = screen.getByRole('alertdialog').textContent
      expect(asked).toContain('La salle sera retirée. Le planning sera retiré. Ce qui a été modifié depuis reste.')
    },
    { workouts: 0, replaced: 0, programs: 0, gym: true, plan: true },
  )
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe('Salle retirée. Planning retiré.')
})

it('names the measures alone where a file brought nothing else', async () => {
  const none = { import: undone, workouts: 0, put_back: 0, exercises: 0, programs: 0, names: 0 }
  call.mockResolvedValue({ ...none, measures: 400, kept_workouts: 0, kept_programs: 0, kept_exercises: 0 })
  await undo(
    () => {
      const asked = screen.getByRole('alertdialog').textContent
      expect(asked).toContain('400 mesures seront retirées.')
      expect(asked).not.toContain('séance')
    },
    { workouts: 0, replaced: 0, programs: 0, measures: 400 },
  )
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe('400 mesures retirées.')
})

it('names the exercises alone where nothing else is left of the import', async () => {
  call.mockResolvedValue({ ...answer, workouts: 0, put_back: 0, programs: 0, kept_workouts: 0, exercises: 1 })
  await undo(
    () => {
      const asked = screen.getByRole('alertdialog').textContent
      expect(asked).toContain('1 exercice créé sera retiré, sauf s’il sert ailleurs.')
      expect(asked).not.toContain('séance')
    },
    { workouts: 0, replaced: 0, programs: 0, exercises: 1 },
  )
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toBe('1 exercice retiré.')
})

it('says that there is nothing to delete where nothing is here any more', () => {
  ask({ workouts: 0, replaced: 0, programs: 0 })
  const asked = screen.getByRole('alertdialog').textContent
  expect(asked).toContain('Rien ici ne vient de cet import. Les noms qu’il a ajoutés seront oubliés.')
  expect(asked).not.toContain('séance')
})
