// @vitest-environment happy-dom
import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queued } from '../../../platform/outbox/test-kit/queued.ts'
import { ToastProvider } from '../../../ui/toast-provider.tsx'
import { importMessages } from '../import-messages.ts'
import { FileMeasures } from './file-measures.tsx'

const known = vi.hoisted(() => ({ current: [] as readonly unknown[] }))
vi.mock('../../history/log/use-training-log.ts', () => ({
  useTrainingLog: () => ({ reading: 'ready', entries: [], measures: known.current, arrived: null }),
}))

interface Payload {
  readonly id?: string
  readonly import_id?: string
  readonly measures?: readonly unknown[]
}

const kept = vi.hoisted(() => [] as { kind: string; payload: Payload }[])
vi.mock('../../../platform/outbox/device-outbox.ts', () => ({
  outbox: {
    enqueue: async (...write: Parameters<typeof queued>) => {
      for (const [kind, { payload }] of queued(...write)) kept.push({ kind, payload: payload as Payload })
      known.current = kept.flatMap(({ payload: { measures = [] } }) => measures)
    },
  },
  useOutbox: () => [],
}))

const weight = (day: string, value: number): BodyMeasure => ({ day, kind: 'weight', value })

const onReadAnew = vi.fn()

async function open(measures: readonly BodyMeasure[] | Error, inFile = 1) {
  const summary = { format: 'apple-health', rows: 9, measures: inFile, questions: {} } as Parameters<
    typeof FileMeasures
  >[0]['check']['summary']
  const answers = { zone: 'UTC', weightUnit: 'kg', distanceUnit: 'km', convertBack: null, keepNotes: true } as const
  const worker = {
    measures: vi.fn(async () => {
      if (measures instanceof Error) throw measures
      return measures
    }),
  }
  render(
    <ToastProvider closeLabel="Fermer" regionLabel="Messages">
      <FileMeasures
        check={{ chosen: { name: 'export.xml', file: new Blob() }, summary, answers, dayOrder: undefined }}
        worker={worker}
        onReadAnew={onReadAnew}
      />
    </ToastProvider>,
  )
  if (measures instanceof Error) await screen.findByRole('alert')
  else if (measures.length > 0) await screen.findByRole('heading', { name: 'Mesures du corps' })
  else await act(async () => worker.measures.mock.results[0]?.value)
}

beforeEach(() => {
  kept.length = 0
  known.current = []
})

afterEach(cleanup)

it('adds the measures of a file that are not here yet, and replaces none', async () => {
  known.current = [weight('2024-01-01', 82)]
  await open([weight('2024-01-01', 90), weight('2024-01-02', 81), weight('2999-01-01', 80)])
  expect(screen.getByText('1 mesure de ce fichier n’est pas encore ici.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter les mesures' }))
  const [begun, ...measured] = kept
  const beginning = { format: 'apple-health', file_name: 'export.xml', rows: 9, names: [], exercise_ids: [] }
  const id = begun?.payload.id
  expect(begun).toEqual({ kind: 'create-import', payload: { ...beginning, id: expect.any(String) } })
  expect(measured).toEqual([
    { kind: 'put-body-measures', payload: { import_id: id, measures: [weight('2024-01-02', 81)] } },
  ])
})

it('sends as many at once as one call takes, and says that they are added', async () => {
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
  await open(Array.from({ length: 501 }, (_, index) => weight(day(index), 80)))
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter les mesures' }))
  expect(kept.map(({ payload }) => payload.measures?.length)).toEqual([undefined, 500, 1])
  expect((await screen.findByRole('status')).textContent).toContain('501 mesures ajoutées.')
  expect(screen.getByRole('status').textContent).toMatch(/s’y annule pendant 30\sjours/u)
})

it('says where all of them are here already', async () => {
  known.current = [weight('2024-01-01', 82)]
  await open([weight('2024-01-01', 82)])
  expect(screen.getByRole('status').textContent).toBe('Toutes les mesures de ce fichier sont déjà là.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says how many are dated later than today, and adds none of them', async () => {
  await open([weight('2024-01-02', 81), weight('2999-01-01', 80)])
  expect(screen.getByText(/^1 mesure porte une date à venir\s: elle est laissée de côté\.$/u)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter les mesures' }))
  expect(kept.at(-1)?.payload.measures).toEqual([weight('2024-01-02', 81)])
})

it('does not say that all are here already where those of the file are dated later than today', async () => {
  await open([weight('2999-01-01', 80), weight('2999-01-02', 80)])
  expect(screen.getByRole('status').textContent).toBe(
    '2 mesures portent une date à venir\u00a0: elles sont laissées de côté.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that the measures could not be read where the worker failed, and has the file read anew', async () => {
  await open(new Error('no memory'))
  expect(screen.getByRole('alert').textContent).toContain('Les mesures de ce fichier n’ont pas pu être lues.')
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(onReadAnew).toHaveBeenCalledTimes(1)
})

it('says nothing of measures where none of the file can be taken', async () => {
  await open([], 2)
  expect(screen.queryByText('Toutes les mesures de ce fichier sont déjà là.')).toBeNull()
})

it('names body weights where it asks the unit of a file that has nothing else', () => {
  expect(importMessages('fr').unitUnknown('', '80')).toBe(
    'Ce fichier ne dit pas l’unité. Par exemple, poids de corps\u00a0: 80.',
  )
  expect(importMessages('en').unitUnknown('', '80')).toBe('This file does not say the unit. For body weight: 80.')
})
