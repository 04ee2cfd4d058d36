// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SlabProgress } from './slab-progress.tsx'

const groups = (exercises: number, total: number) =>
  Array.from({ length: exercises }, (_, index) => ({ id: String(index), total, done: index === 0 ? total / 2 : 0 }))

const bar = () => screen.getByRole('progressbar', { name: 'Progression' })

afterEach(cleanup)

it('a workout has a slab for each of its sets', () => {
  render(<SlabProgress label="Progression" groups={groups(5, 4)} currentId="0" />)
  expect(bar().querySelectorAll('i')).toHaveLength(20)
  expect(bar().querySelectorAll('.done')).toHaveLength(2)
})

it('a very long one has a slab for each of its exercises, filled by its share', () => {
  render(<SlabProgress label="Progression" groups={groups(40, 10)} currentId="0" />)
  const slabs = [...bar().querySelectorAll<HTMLElement>('i')]
  expect(slabs).toHaveLength(40)
  expect(slabs.slice(0, 2).map((slab) => slab.style.getPropertyValue('--share'))).toEqual(['50%', '0%'])
  expect(bar().getAttribute('aria-valuenow')).toBe('1')
})
