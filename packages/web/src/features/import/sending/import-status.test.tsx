// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../statistics/test-kit/show-part.tsx'
import { ImportDone } from './import-status.tsx'

const read = vi.hoisted(() => ({ known: { items: [{ id: 'one', workouts: 0, undone_at: null }] }, isRenewing: true }))

vi.mock('../import-reads.ts', () => ({ useImports: () => read, importsQuery: { queryKey: ['imports'] } }))
vi.mock('./import-progress.ts', () => ({ useImportProgress: () => [] }))

const done = () => <ImportDone sent={{ id: 'one', workouts: 2 }} onAnother={() => undefined} />

afterEach(cleanup)

it('an import tells what was sent until the server has been asked again, and then what is here of it', async () => {
  await showPart(done())
  expect(screen.getByRole('status').textContent).toBe('2 séances importées.')
  cleanup()
  Object.assign(read, { isRenewing: false, known: { items: [{ id: 'one', workouts: 1, undone_at: null }] } })
  await showPart(done())
  expect(screen.getByRole('status').textContent).toBe('1 séance importée.')
})
