// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { QuickStart } from './quick-start.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => {
  vi.spyOn(session.state, 'get').mockReturnValue({ status: 'signed-in', user: { id: 'ada' } } as SessionState)
  return showPages({ '/': () => <p>Accueil</p>, '/workout/libre': () => <QuickStart /> }, '/workout/libre')
}

it('a workout without a program can be left before its start, by a button on the page', async () => {
  const shown = open()
  await userEvent.click(await screen.findByRole('button', { name: "Retour à l'accueil" }))
  expect(await screen.findByText('Accueil')).toBeTruthy()
  expect(shown.address()).toBe('/')
})

it('says before the start of a workout without a program that the browser keeps nothing', async () => {
  vi.spyOn(storage.status, 'get').mockReturnValue('memory')
  open()
  expect(await screen.findByText(/ne garde rien sur l’appareil/)).toBeTruthy()
})
