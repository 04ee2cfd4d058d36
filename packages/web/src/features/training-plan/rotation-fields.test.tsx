// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { RotationFields } from './rotation-fields.tsx'

const options = [
  { value: 'a', label: 'Push' },
  { value: 'b', label: 'Pull' },
  { value: 'c', label: 'Legs' },
]

function Rotation({ start = ['a', 'b', 'c'], among = options }) {
  const [rotation, setRotation] = useState<readonly string[]>(start)
  return <RotationFields rotation={rotation} options={among} onChange={setRotation} />
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(cleanup)

it('the programs of a rotation are put in order by dragging, by the arrow keys and by a button', async () => {
  const user = userEvent.setup()
  render(<Rotation />)
  screen.getAllByRole('listitem').forEach((row, at) => {
    row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50)
  })
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Déplacer Push' }), { button: 0 })
  fireEvent.pointerMove(window, { clientY: 140 })
  fireEvent.pointerUp(window)
  expect(shown()).toEqual(['1. Pull', '2. Legs', '3. Push'])
  screen.getByRole('button', { name: 'Déplacer Pull' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(shown()).toEqual(['1. Legs', '2. Pull', '3. Push'])
  await user.click(screen.getByRole('button', { name: 'Monter Push' }))
  expect(shown()).toEqual(['1. Legs', '2. Push', '3. Pull'])
})

it('a rotation that is full says so, and takes no program that it would drop without a word', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ value: `p${at}`, label: `Programme ${at}` }))
  const full = many.slice(0, 14).map(({ value }) => value)
  const page = (rotation: readonly string[]) => (
    <RotationFields rotation={rotation} options={many} onChange={() => undefined} />
  )
  const { rerender } = render(page(full.slice(1)))
  expect(screen.queryByText('Au plus 14 programmes.')).toBeNull()
  rerender(page(full))
  expect(screen.getByText('Au plus 14 programmes.')).toBeTruthy()
  const choice = screen.getByLabelText<HTMLSelectElement>('Ajouter un programme')
  expect(choice.getAttribute('aria-disabled')).toBe('true')
  expect([...choice.options].map(({ text }) => text)).toEqual(['Choisir…'])
})

it('the choice that filled the rotation keeps the focus', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ value: `p${at}`, label: `Programme ${at}` }))
  const user = userEvent.setup()
  render(<Rotation among={many} start={many.slice(0, 13).map(({ value }) => value)} />)
  const choice = screen.getByLabelText<HTMLSelectElement>('Ajouter un programme')
  await user.selectOptions(choice, 'p13')
  expect(screen.getByText('Au plus 14 programmes.')).toBeTruthy()
  expect(document.activeElement).toBe(choice)
  expect(choice.disabled, 'the browser would take the focus from it').toBe(false)
})

it('the choice of programs takes the focus over from the last one that is removed', async () => {
  const user = userEvent.setup()
  render(<Rotation />)
  for (const name of ['Push', 'Pull', 'Legs']) await user.click(screen.getByRole('button', { name: `Retirer ${name}` }))
  expect(document.activeElement).toBe(screen.getByLabelText('Ajouter un programme'))
})
