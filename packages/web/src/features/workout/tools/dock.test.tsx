// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DockDialog } from '../../../ui/dock-dialog.tsx'
import { useKeysWhenIdle } from '../use-keys.ts'

const wide = { isWide: true }
const pressed = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide.isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  wide.isWide = true
  pressed.mockClear()
})

/** A page with two ways into a tool, and something else to do. */
function Page() {
  const [tool, setTool] = useState<string | null>(null)
  useKeysWhenIdle(['Enter'], pressed)
  return (
    <>
      {['Charge', 'Échanger'].map((name) => (
        <button key={name} type="button" onClick={() => setTool(name)}>
          {name}
        </button>
      ))}
      <button type="button">Série terminée</button>
      {tool !== null && (
        <DockDialog key={tool} title={tool} onClose={() => setTool(null)}>
          <input aria-label="Note" />
        </DockDialog>
      )}
    </>
  )
}

const open = async (name: string) => {
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name }))
  return user
}
const named = (name: string) => screen.queryByRole('dialog', { name })

it('on a wide page a tool stands beside what goes on: it takes the focus and gives it back', async () => {
  const user = await open('Charge')
  expect(named('Charge')?.tagName).toBe('SECTION')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Charge' })))
  await user.keyboard('{Escape}')
  expect(named('Charge')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Charge' }))
})

it('one tool takes the place of the other, and the focus stays with who has gone on to the page', async () => {
  const user = await open('Charge')
  await user.click(screen.getByRole('button', { name: 'Échanger' }))
  expect([named('Charge'), named('Échanger')?.tagName]).toEqual([null, 'SECTION'])
  const other = screen.getByRole('button', { name: 'Série terminée' })
  await user.click(other)
  await user.keyboard('{Escape}')
  expect(named('Échanger')).toBeNull()
  expect(document.activeElement).toBe(other)
})

it('a key that is pressed in it is none of the page', async () => {
  const user = await open('Charge')
  await user.keyboard('{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('on a phone it lies over the page', async () => {
  wide.isWide = false
  await open('Charge')
  expect(named('Charge')?.tagName).toBe('DIALOG')
})
