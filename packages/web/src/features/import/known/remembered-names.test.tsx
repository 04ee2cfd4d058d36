// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../../platform/api/api-problem.ts'
import { ToastContext, type ToastMessage } from '../../../ui/toast.ts'
import type { Lifts } from '../check/use-lifts.ts'
import { RememberedNames } from './remembered-names.tsx'

const { call, known } = vi.hoisted(() => ({ call: vi.fn(), known: { names: [] as object[] } }))
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../import-queries.ts', () => ({
  importsQuery: { queryKey: ['imports'] },
  useImports: () => ({ known }),
}))
vi.mock('../check/pick-exercise.tsx', () => ({
  PickExercise: ({ onPick }: { onPick: (id: string) => void }) => (
    <button type="button" onClick={() => onPick('bench')}>
      pick
    </button>
  ),
}))

const names: Readonly<Record<string, string>> = { dip: 'Dips', bench: 'Développé couché' }
const lifts = { nameOf: (id: string) => names[id] } as unknown as Lifts
const toasts: ToastMessage[] = []
const user = userEvent.setup()
const put = (body: object) => ['put-import-name', { body }]

async function pick() {
  render(
    <ToastContext
      value={(message) => {
        toasts.push(message)
        return () => undefined
      }}
    >
      <RememberedNames lifts={lifts} onLast={() => undefined} />
    </ToastContext>,
  )
  await user.click(screen.getByRole('button', { name: 'Bench devient Dips' }))
  await user.click(screen.getByRole('button', { name: 'pick' }))
}

async function pickAnother() {
  await pick()
  await screen.findByRole('alertdialog')
}

beforeEach(() => {
  vi.clearAllMocks()
  toasts.length = 0
  known.names = [{ name: 'Bench', exercise_id: 'dip' }]
  call.mockResolvedValue({ renamed: 0, kept: 0, stood: 0 })
})

afterEach(cleanup)

it('a name that stands for another exercise is kept at once, and what came under it stays unless it is to be renamed', async () => {
  await pickAnother()
  await user.click(screen.getByRole('button', { name: 'Seulement à l’avenir' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(call.mock.calls).toEqual([put({ name: 'Bench', exercise_id: 'bench' })])
})

it('says of no name that it became another exercise where that could not be stored', async () => {
  call.mockRejectedValue(new NetworkFailure('offline'))
  await pick()
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ title: 'Le changement n’a pas été enregistré.', variant: 'destructive' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('what came under it is renamed on request, which is told and undone by one press', async () => {
  await pickAnother()
  call.mockResolvedValue({ renamed: 31, kept: 2, stood: 0 })
  await user.click(screen.getByRole('button', { name: 'Renommer aussi' }))
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(call.mock.lastCall).toEqual(put({ name: 'Bench', exercise_id: 'bench', rename_from: 'dip' }))
  expect(toasts[0]).toMatchObject({
    title: 'Exercice renommé dans 31 séances',
    description: '2 modifiées depuis restent.',
    action: { label: 'Annuler' },
  })
  toasts[0]?.action?.onAction()
  await vi.waitFor(() => expect(toasts).toHaveLength(2))
  expect(call.mock.lastCall).toEqual(put({ name: 'Bench', exercise_id: 'dip', rename_from: 'bench' }))
  expect(toasts[1]?.title).toBe('Ancien nom rétabli dans 31 séances')
})

it('no undo is offered where workouts already said the new exercise: they would lose it', async () => {
  await pickAnother()
  call.mockResolvedValue({ renamed: 31, kept: 0, stood: 1 })
  await user.click(screen.getByRole('button', { name: 'Renommer aussi' }))
  await vi.waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.title).toBe('Exercice renommé dans 31 séances')
  expect(toasts[0]?.action).toBeUndefined()
})

it('a name that is forgotten leaves the focus to the next, and the last hands it on', () => {
  const [bench, press] = ['Bench', 'Press'].map((name) => ({ name, exercise_id: 'dip' }))
  const onLast = vi.fn()
  const shown = (...names: readonly (object | undefined)[]) => {
    known.names = names.flatMap((name) => name ?? [])
    return (
      <ToastContext value={() => () => undefined}>
        <RememberedNames lifts={lifts} onLast={onLast} />
      </ToastContext>
    )
  }
  const { rerender } = render(shown(bench, press))
  screen.getByRole('button', { name: /^Oublier.*Bench/ }).focus()
  rerender(shown(press))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Oublier.*Press/ }))
  rerender(shown())
  expect(onLast).toHaveBeenCalledOnce()
})
