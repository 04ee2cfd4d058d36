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

it('says of one of which only exercises are left that they are here', () => {
  expect(shown({ exercises: 2 })).toContain('Strong · 2 exercices créés')
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

it('says how far it is of one on its way of which the exercises are here already', () => {
  sending.push({ import_id: 'one' })
  expect(shown({ exercises: 1 })).toContain('Strong · 0 séance · 1 exercice créé')
})

it('leaves the focus of one that was undone to the next that can be, and of the last to the list', () => {
  const one = { format: 'strong', rows: 10, created_at: '2026-11-20T10:00:00.000Z', ...none }
  const [until, undone_at] = [new Date(Date.now() + 86_400_000).toISOString(), '2026-11-21T10:00:00.000Z']
  const [first, second] = ['a.csv', 'b.csv'].map((name) => ({ ...one, id: name, file_name: name, undo_until: until }))
  items.push({ ...first, undone_at: null }, { ...second, undone_at: null })
  const { rerender } = render(<ImportList />)
  screen.getByRole('button', { name: /a\.csv/ }).focus()
  items.splice(0, 1, { ...first, undone_at })
  rerender(<ImportList />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /b\.csv/ }))
  items.splice(1, 1, { ...second, undone_at })
  rerender(<ImportList />)
  expect(document.activeElement?.querySelector('ul')).toBe(screen.getByRole('list'))
})

it('without any there is no list, which a screen reader would tell as an empty one', () => {
  render(<ImportList />)
  expect(screen.getByText('Aucun import pour l’instant.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
