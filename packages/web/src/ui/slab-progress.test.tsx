// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SlabProgress } from './slab-progress.tsx'

const blocks = (exercises: number, total: number) =>
  Array.from({ length: exercises }, (_, index) => [{ id: String(index), total, done: index === 0 ? total / 2 : 0 }])

const bar = () => screen.getByRole('progressbar', { name: 'Progression' })

afterEach(cleanup)

it('a workout has a slab for each of its sets', () => {
  render(<SlabProgress label="Progression" blocks={blocks(5, 4)} currentId="0" />)
  expect(bar().querySelectorAll('i')).toHaveLength(20)
  expect(bar().querySelectorAll('.done')).toHaveLength(2)
})

it('a very long one has a slab for each of its exercises, filled by its share', () => {
  render(<SlabProgress label="Progression" blocks={blocks(40, 10)} currentId="0" />)
  const slabs = [...bar().querySelectorAll<HTMLElement>('i')]
  expect(slabs).toHaveLength(40)
  expect(slabs.slice(0, 2).map((slab) => slab.style.getPropertyValue('--share'))).toEqual(['50%', '0%'])
  expect(bar().getAttribute('aria-valuenow')).toBe('1')
})

it('exercises that are done in turn have a row each, with their slabs under one another', () => {
  const superset = [
    { id: 'a', total: 3, done: 2 },
    { id: 'b', total: 2, done: 1 },
  ]
  render(<SlabProgress label="Progression" blocks={[superset, [{ id: 'c', total: 4, done: 0 }]]} currentId="b" />)
  const rows = [...bar().querySelectorAll<HTMLElement>('.rows b')]
  expect(rows.map((row) => [...row.children].map(({ className }) => className || 'todo'))).toEqual([
    ['done', 'done', 'todo'],
    ['done', 'current'],
  ])
  expect(rows.map((row) => row.style.gridTemplateColumns)).toEqual(Array(2).fill('repeat(3, minmax(0, 1fr))'))
  expect(bar().querySelectorAll('i')).toHaveLength(9)
})
