// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

function Question({ onConfirm, pending = false }: { onConfirm: () => void; pending?: boolean }) {
  const [word, setWord] = useState('')
  return (
    <ConfirmDialog
      open
      title="Supprimer ?"
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      disabled={word !== 'OUI'}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={() => undefined}
    >
      <Field label="Mot">
        <TextInput value={word} onChange={(event) => setWord(event.target.value)} />
      </Field>
    </ConfirmDialog>
  )
}

it('takes Enter in its field for the answer, once the answer is possible', async () => {
  const confirm = vi.fn()
  render(<Question onConfirm={confirm} />)
  const field = screen.getByLabelText('Mot')
  await userEvent.type(field, 'NON{Enter}')
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.type(field, 'OUI{Enter}')
  expect(confirm).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer', hidden: true }))
  expect(confirm).toHaveBeenCalledTimes(2)
})

it('takes no second answer while the first is under way', async () => {
  const confirm = vi.fn()
  render(<Question pending onConfirm={confirm} />)
  await userEvent.type(screen.getByLabelText('Mot'), 'OUI{Enter}')
  expect(confirm).not.toHaveBeenCalled()
})

it('takes Enter on a box, which has the focus from the start, for no answer', async () => {
  const confirm = vi.fn()
  render(
    <ConfirmDialog
      open
      title="Arrêter ?"
      confirmLabel="Terminer"
      cancelLabel="Continuer"
      onConfirm={confirm}
      onCancel={() => undefined}
    >
      <Checkbox label="Compter la série" checked readOnly />
    </ConfirmDialog>,
  )
  screen.getByLabelText('Compter la série').focus()
  await userEvent.keyboard('{Enter}')
  expect(confirm).not.toHaveBeenCalled()
})
