// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { Keypad } from './keypad.tsx'

function Box({ label, start }: { label: string; start: string }) {
  const [value, setValue] = useState(start)
  const format = (next: number) => String(next).replace('.', ',')
  const names = { decreaseLabel: `${label} en moins`, increaseLabel: `${label} en plus` }
  return (
    <StepperInput
      label={label}
      value={value}
      onChange={setValue}
      step={2.5}
      stepText="2,5"
      format={format}
      hasKeypad
      {...names}
    />
  )
}

function Form() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form}>
      <Box label="Poids" start="80" />
      <Box label="Répétitions" start="5" />
      <Keypad form={form} />
      <button type="button">Ailleurs</button>
    </form>
  )
}

const open = async () => {
  render(<Form />)
  const user = userEvent.setup()
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const press = async (...keys: readonly string[]) => {
    for (const name of keys) await user.click(screen.getByRole('button', { name }))
  }
  await user.click(box('Poids'))
  box('Poids').select()
  return { user, box, press }
}

afterEach(cleanup)

describe('the keypad of figures', () => {
  it('stands for the box that has the focus, keeps the phone’s keyboard away, and goes with the focus', async () => {
    const { user, box, press } = await open()
    expect(box('Poids').inputMode).toBe('none')
    expect(screen.getByRole('group', { name: 'Pavé numérique' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ailleurs' }))
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    await user.click(box('Poids'))
    await press('Replier le pavé numérique')
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  })

  it('types over the figure that stood there, with one decimal sign, and leaves the focus in the box', async () => {
    const { box, press } = await open()
    await press('8', '2', 'Virgule', 'Virgule', '5')
    expect(box('Poids').value).toBe('82,5')
    expect(document.activeElement).toBe(box('Poids'))
  })

  it('takes no more signs than the longest figure has', async () => {
    const { box, press } = await open()
    await press('1', '2', '3', '4', '5', '6', '7', '8')
    expect(box('Poids').value).toBe('1234567')
  })

  it('erases sign by sign, down to nothing', async () => {
    const { box, press } = await open()
    await press('8', '2', 'Effacer')
    expect(box('Poids').value).toBe('8')
    await press('Effacer', 'Effacer')
    expect(box('Poids').value).toBe('')
  })

  it('adds and takes away the step of its box', async () => {
    const { box, press } = await open()
    await press('Ajouter 2,5', 'Ajouter 2,5', 'Retirer 2,5')
    expect(box('Poids').value).toBe('82,5')
  })

  it('goes on to the next box, whose figure the next key replaces, and from the last one round', async () => {
    const { box, press } = await open()
    await press('Suivant', '8')
    expect(box('Répétitions').value).toBe('8')
    await press('Suivant')
    expect(document.activeElement).toBe(box('Poids'))
  })
})
