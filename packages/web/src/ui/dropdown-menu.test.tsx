// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DropdownMenu } from './dropdown-menu.tsx'
import { ModalFrame } from './modal-frame.tsx'
import { showWithMessages } from './test-kit/show-with-messages.tsx'

afterEach(cleanup)

function MenuOfAWindow() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <DropdownMenu label="Actions" items={[{ label: 'Renommer', onSelect: () => setOpen(true) }]} />
      <ModalFrame open={open} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Fermer
        </button>
      </ModalFrame>
    </main>
  )
}

it('has the focus again once the window that one of its lines opened is closed', async () => {
  const { user } = showWithMessages(<MenuOfAWindow />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Renommer' }))
  await user.click(await screen.findByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' }))
})
