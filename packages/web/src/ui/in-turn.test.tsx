// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { InTurn } from './in-turn.tsx'

const { moments, whenDrawnAndIdle } = vi.hoisted(() => {
  const moments = new Set<() => void>()
  const whenDrawnAndIdle = (work: () => void) => {
    moments.add(work)
    return () => void moments.delete(work)
  }
  return { moments, whenDrawnAndIdle }
})
vi.mock('../platform/idle/idle.ts', () => ({ whenDrawnAndIdle }))

afterEach(() => {
  cleanup()
  moments.clear()
})

const quiet = () =>
  act(async () => {
    for (const work of [...moments]) {
      moments.delete(work)
      work()
    }
  })

const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

const page = (names: readonly string[]) => (
  <InTurn>
    {names.map((name) => (
      <h2 key={name}>{name}</h2>
    ))}
  </InTurn>
)

it('the first part is there at once, then comes one in each quiet moment, in a place that is as high as the screen', async () => {
  const { container } = render(page(['weeks', 'month', 'muscles']))
  const place = () => container.firstElementChild?.className
  expect([shown(), place()]).toEqual([['weeks'], 'min-h-dvh'])
  await quiet()
  expect([shown(), place()]).toEqual([['weeks', 'month'], 'min-h-dvh'])
  await quiet()
  expect([shown(), place(), moments.size]).toEqual([['weeks', 'month', 'muscles'], '', 0])
})

it('once all were drawn, a part that comes in front takes the place of none', async () => {
  const { rerender } = render(page(['weeks', 'month']))
  await quiet()
  rerender(page(['today', 'weeks', 'month', 'muscles']))
  expect(shown()).toEqual(['today', 'weeks', 'month', 'muscles'])
})

it('what was drawn stays as the page is drawn anew, and nothing comes to a page that was left', async () => {
  const { rerender, unmount } = render(page(['weeks', 'month', 'muscles']))
  await quiet()
  rerender(page(['weeks', 'month', 'muscles', 'exercises']))
  expect(shown()).toEqual(['weeks', 'month'])
  unmount()
  expect(moments.size).toBe(0)
})
