// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Words that a failure loads: here they are there before.
import '../../../platform/api/problem-messages.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { ImportDone, ImportsUnderWay } from './import-status.tsx'

const { read, underWay, cancelImport } = vi.hoisted(() => ({
  read: { known: { items: [{ id: 'one', workouts: 0, undone_at: null }] }, isRenewing: true },
  underWay: [] as object[],
  cancelImport: vi.fn(),
}))

vi.mock('../import-queries.ts', () => ({ useImports: () => read, importsQuery: { queryKey: ['imports'] } }))
vi.mock('./import-progress.ts', () => ({ useImportProgress: () => underWay }))
vi.mock('./import-commands.ts', () => ({ cancelImport }))

const done = () => <ImportDone sent={{ id: 'one', workouts: 2 }} onAnother={() => undefined} />

const strong = { import_id: 'one', file_name: 'strong.csv', sent: 100, of: 250, refusal: null, isOffline: false }

beforeEach(() => {
  underWay.length = 0
})

afterEach(cleanup)

it('an import tells what was sent until the server has been asked again, and then what is here of it', async () => {
  await showPart(done())
  expect(screen.getByRole('status').textContent).toBe('2 séances importées.')
  cleanup()
  Object.assign(read, { isRenewing: false, known: { items: [{ id: 'one', workouts: 1, undone_at: null }] } })
  await showPart(done())
  expect(screen.getByRole('status').textContent).toBe('1 séance importée.')
})

it.each([
  ['fr', 1, '0 sur 1 séance'],
  ['fr', 250, '0 sur 250 séances'],
  ['en', 1, '0 of 1 workout'],
] as const)('how far an import is agrees with how many workouts it has, %s %i', async (lang, of, text) => {
  underWay.push({ ...strong, sent: 0, of })
  await showPart(
    <PageLanguage value={lang}>
      <ImportsUnderWay onCancel={() => undefined} />
    </PageLanguage>,
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(text)
})

it.each([
  ['fr', 'Annuler', 'Import non arrêté', /l’import continue/u],
  ['en', 'Cancel', 'Import not stopped', /the import goes on/u],
] as const)('an import that the device could not stop goes on, which is said, %s', async (lang, label, title, text) => {
  underWay.push(strong)
  cancelImport.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  const onCancel = vi.fn()
  const { told, user } = showWithMessages(
    <PageLanguage value={lang}>
      <ImportsUnderWay onCancel={onCancel} />
    </PageLanguage>,
  )
  await user.click(screen.getByRole('button', { name: label }))
  await vi.waitFor(() => expect(told).toMatchObject([{ title, variant: 'destructive' }]))
  expect(told[0]?.description).toMatch(text)
  expect(onCancel).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: label }))
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
  expect(told).toHaveLength(2)
})

it('an import that was stopped has its list read anew: what was sent before can be undone there', async () => {
  queryClient.setQueryData(['imports'], { items: [] })
  underWay.push(strong)
  const { user } = showWithMessages(<ImportsUnderWay onCancel={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await vi.waitFor(() => expect(queryClient.getQueryState(['imports'])?.isInvalidated).toBe(true))
  queryClient.clear()
})
