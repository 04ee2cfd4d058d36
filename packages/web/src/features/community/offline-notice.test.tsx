// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { answerAgain, fallSilent } from './test-kit/community-kit.ts'

afterEach(async () => {
  await act(answerAgain)
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => showWithMessages(<OfflineNotice text="Rien ne part." retry={() => undefined} retrying={false} />)

it('stands in the page before it has something to say, so that it is announced', async () => {
  show()
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await act(fallSilent)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toContain('Rien ne part.')
})

it('keeps the focus of the try that goes once it was answered', async () => {
  await fallSilent()
  show()
  const button = screen.getByRole('button', { name: 'Réessayer' })
  button.focus()
  await act(answerAgain)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
