// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { NetworkFailure } from '../../../platform/api/api-problem.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { programQuery } from '../program-queries.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

signInAda()

const mine = programOf({ name: 'Push', version: 3 })

const show = () =>
  showWithMessages(<ConflictDialog conflict={{ reason: 'changed', mine, entries: [] }} onClose={vi.fn()} />)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('only what the server has now is shown beside one’s own version, not what was read at an earlier conflict', async () => {
  queryClient.setQueryData(programQuery(mine.id).queryKey, programOf({ name: 'Push du printemps', version: 2 }))
  const answer = Promise.withResolvers<object>()
  call.mockReturnValue(answer.promise)
  show()
  expect(screen.queryByText(/Push du printemps/)).toBeNull()
  expect(button('Prendre l’autre').disabled).toBe(true)
  answer.resolve(programOf({ name: 'Push de l’automne', version: 5 }))
  await screen.findByText(/Push de l’automne/)
  expect(button('Prendre l’autre').disabled).toBe(false)
})

it('says without a network that the other version cannot be read, and reads it at another try', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  call.mockRejectedValue(new NetworkFailure('cut'))
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  call.mockResolvedValue(programOf({ name: 'Push de l’automne', version: 5 }))
  onlineManager.setOnline(true)
  await user.click(retry)
  await screen.findByText(/Push de l’automne/)
})
