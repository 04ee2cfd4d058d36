// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ImportList } from './import-list.tsx'

const { items, sending } = vi.hoisted(() => ({ items: [] as object[], sending: [] as object[] }))
vi.mock('../import-queries.ts', () => ({
  importsQuery: { queryKey: ['imports'] },
  useImports: () => ({ known: { items }, reading: 'done' }),
}))
vi.mock('../sending/import-progress.ts', () => ({ useImportProgress: () => sending }))

const none = { workouts: 0, edited: 0, replaced: 0, programs: 0, measures: 0, gym: false, plan: false }

const shown = (changes: object) => {
  items.push({
    ...{ id: 'one', format: 'strong', file_name: 'strong.csv', rows: 10, created_at: '2026-11-20T10:00:00.000Z' },
    ...{ undone_at: null, undo_until: '2026-12-20T10:00:00.000Z', ...none, ...changes },
  })
  render(<ImportList />)
  return screen.getByRole('listitem').textContent
}

afterEach(() => {
  cleanup()
  items.length = 0
  sending.length = 0
})

it('says of an import of which everything was deleted since that nothing of it is here', () => {
  expect(shown({})).toContain('Strong · rien ici ne vient de cet import')
})

it('says what is here of one', () => {
  expect(shown({ workouts: 2, measures: 1 })).toContain('Strong · 2 séances · 1 mesure')
})

it('says of one that was undone no more than that, unless something stayed', () => {
  expect(shown({ undone_at: '2026-11-21T10:00:00.000Z' })).toMatch(/Strongannulé$/)
})

it('says that it was undone, and what of it stayed', () => {
  expect(shown({ undone_at: '2026-11-21T10:00:00.000Z', workouts: 1, edited: 1 })).toMatch(/Strong · 1 séanceannulé$/)
})

it('says how far it is of one that is on its way', () => {
  sending.push({ import_id: 'one' })
  expect(shown({})).toContain('Strong · 0 séance')
})

it('without any there is no list, which a screen reader would tell as an empty one', () => {
  render(<ImportList />)
  expect(screen.getByText('Aucun import pour l’instant.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
