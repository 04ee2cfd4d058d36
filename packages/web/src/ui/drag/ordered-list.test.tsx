// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OrderedList } from './ordered-list.tsx'

const rows = ['Force', 'Dos', 'Jambes'].map((name) => ({ id: name, name }))
const move = vi.fn()
const last = vi.fn()
const list = (shown = rows) => (
  <OrderedList
    label="Ordre"
    rows={shown}
    onMove={move}
    text={({ name }) => name}
    action={({ name }) => <button type="button">{`Retirer ${name}`}</button>}
    onLast={last}
  />
)

const drag = { pointerId: 1, button: 0, clientY: 300 }
const button = (name: string) => screen.getByRole('button', { name })
const grab = () => fireEvent.pointerDown(button('Déplacer Force'), drag)

beforeEach(() => {
  move.mockReset()
})

afterEach(cleanup)

it('a row lands where the finger that took it lets it go, whatever another finger does', () => {
  render(list())
  grab()
  fireEvent.pointerMove(window, drag)
  fireEvent.pointerDown(button('Déplacer Dos'), { ...drag, pointerId: 2 })
  fireEvent.pointerMove(window, { ...drag, pointerId: 2, clientY: -1 })
  fireEvent.pointerUp(window, { ...drag, pointerId: 2 })
  expect(move).not.toHaveBeenCalled()
  fireEvent.pointerUp(window, drag)
  expect(move.mock.calls).toEqual([[0, 2]])
})

it('Escape gives up the move and nothing else: the dialog around the list stays open', () => {
  const heard = vi.fn()
  render(list())
  document.addEventListener('keydown', heard)
  grab()
  fireEvent.pointerMove(window, drag)
  expect(fireEvent.keyDown(button('Déplacer Force'), { key: 'Escape' })).toBe(false)
  fireEvent.pointerUp(window, drag)
  expect([move.mock.calls, heard.mock.calls]).toEqual([[], []])
  expect(fireEvent.keyDown(button('Déplacer Force'), { key: 'Escape' })).toBe(true)
  document.removeEventListener('keydown', heard)
})

it('the button that moved a row to the first place keeps the focus, and does nothing there', () => {
  const { rerender } = render(list())
  button('Monter Dos').focus()
  fireEvent.click(button('Monter Dos'))
  expect(move.mock.calls).toEqual([[1, 0]])
  rerender(list(['Dos', 'Force', 'Jambes'].map((name) => ({ id: name, name }))))
  expect(document.activeElement).toBe(button('Monter Dos'))
  expect(button('Monter Dos').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Monter Dos'))
  expect(move).toHaveBeenCalledTimes(1)
})

it('the focus goes on to the next row where one is removed, behind the last one to the one before, and is not taken from elsewhere', () => {
  const { rerender } = render(list())
  const without = (...names: readonly string[]) => rerender(list(rows.filter(({ name }) => !names.includes(name))))
  button('Retirer Dos').focus()
  without('Dos')
  expect(document.activeElement).toBe(button('Retirer Jambes'))
  without('Dos', 'Jambes')
  expect(document.activeElement).toBe(button('Retirer Force'))
  expect(last).not.toHaveBeenCalled()
  without('Dos', 'Jambes', 'Force')
  expect(last).toHaveBeenCalledOnce()
  rerender(list())
  button('Monter Dos').focus()
  without('Force')
  expect(document.activeElement).toBe(button('Monter Dos'))
})

it('a row that goes by itself takes nobody’s focus', () => {
  const { rerender } = render(list())
  button('Retirer Dos').focus()
  button('Retirer Dos').blur()
  fireEvent.click(document.body)
  rerender(list(rows.slice(1)))
  expect(document.activeElement).toBe(document.body)
})

it('a row that is removed by a press that focuses nothing, as in Safari, takes no focus from elsewhere', () => {
  const { rerender } = render(list())
  button('Monter Jambes').focus()
  fireEvent.click(button('Retirer Dos'))
  rerender(list(rows.filter(({ name }) => name !== 'Dos')))
  expect(document.activeElement).toBe(button('Monter Jambes'))
})
