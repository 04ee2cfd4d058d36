// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

vi.mock('../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { email: 'ada@example.org' } }) }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('saves the codes as a file that a browser can still read after the click, as they are shown this once', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  showWithMessages(<RecoveryCodes codes={['1a2b-3c4d', '5e6f-7a8b']} />)
  screen.getByRole('button', { name: 'Télécharger' }).click()
  const link = click.mock.contexts[0] as HTMLAnchorElement
  expect(link.download).toBe('fonte-codes-de-recuperation.txt')
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('ada@example.org')
  expect(text).toMatch(/\n1a2b-3c4d\n5e6f-7a8b\n$/)
  expect(revoked).not.toHaveBeenCalled()
})
