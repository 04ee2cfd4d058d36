// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastProvider } from '../../../ui/toast-provider.tsx'
import type { FilePlan, FileSummary } from '../file/file-summary.ts'
import type { FileWorker } from '../file/file-worker.ts'
import { GoodToKnow, RowsLeftOut } from './rows-left-out.tsx'

const saved = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/file/save-file.ts', () => ({ saveFile: saved }))

afterEach(cleanup)

const summaryOf = (told: Pick<FileSummary, 'warnings'> & Partial<FileSummary>) =>
  ({ remarks: [], ignoredColumns: [], ...told }) as Partial<FileSummary> as FileSummary

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

it('what was read otherwise than written is shown with its word and its line', () => {
  render(<GoodToKnow summary={summaryOf({ warnings: [{ line: 7, what: 'set-kind', value: 'myo' }] })} />)
  expect(lines()).toEqual([
    'Type de série inconnu\u00a0: lu comme série de travail (1)ligne 7\u00a0: «\u00a0myo\u00a0»',
  ])
})

it('where an archive has several files, a row is shown and listed with its file', async () => {
  const row = { line: 7, what: 'number', value: 'many' } as const
  const problems = [
    { ...row, file: '2024.csv' },
    { ...row, file: '2025.csv' },
  ]
  const warnings = [{ file: '2025.csv', line: 8, what: 'set-kind', value: 'myo' } as const]
  render(<GoodToKnow summary={summaryOf({ warnings })} />)
  expect(lines()[0]).toContain('2025.csv, ligne 8\u00a0: «\u00a0myo\u00a0»')
  cleanup()
  const worker = { problems: async () => problems } as Partial<FileWorker> as FileWorker
  const plan = { problems, problemCount: 2 } as Partial<FilePlan> as FilePlan
  render(
    <ToastProvider closeLabel="Fermer" regionLabel="Messages">
      <RowsLeftOut plan={plan} worker={worker} />
    </ToastProvider>,
  )
  expect(lines()).toEqual([
    '2024.csv, ligne 7nombre illisible«\u00a0many\u00a0»',
    '2025.csv, ligne 7nombre illisible«\u00a0many\u00a0»',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger la liste' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toBe(
    '2024.csv, ligne 7\tnombre illisible\tmany\n2025.csv, ligne 7\tnombre illisible\tmany\n',
  )
})

it('the files of an archive are named of which nothing is brought', () => {
  render(<GoodToKnow summary={summaryOf({ warnings: [], leftOut: ['fitnotes.csv', 'other.csv'] })} />)
  expect(lines()).toEqual(['Fichiers de l’archive non importés\u00a0: fitnotes.csv, other.csv. Importez-les à part.'])
})

it('of many rows of a kind the first five are named, and what was not taken is counted', () => {
  const warnings = Array.from({ length: 6 }, (_, index) => ({ line: index + 2, what: 'duration', value: '' }) as const)
  render(<GoodToKnow summary={summaryOf({ warnings, remarks: [{ what: 'rests-not-read', count: 748 }] })} />)
  expect(lines()).toEqual([
    'Temps de repos non importés (748)',
    'Durée invraisemblable\u00a0: laissée vide (6)ligne 2, ligne 3, ligne 4, ligne 5, ligne 6, …',
  ])
})
