// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { aProgram, network, type Reaction } from '../test-kit/community-kit.ts'
import { frameIn } from '../test-kit/frame.tsx'
import { useTakeChanges } from './use-take-changes.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Takes one line over; the answer is what is told then, and whether the window of the changes has closed. */
async function take(reaction: Reaction, lang: 'fr' | 'en' = 'fr') {
  network(reaction)
  const { told, Frame } = frameIn(lang)
  const done = vi.fn()
  const { result } = renderHook(() => useTakeChanges(aProgram(1, { is_copy: true }), 2, done), { wrapper: Frame })
  await result.current.run({ take: ['name'], leave: [] })
  await expect.poll(() => told.length).toBe(1)
  return { told, closed: done.mock.calls.length === 1 }
}

it('says that changes are no longer offered once their author has withdrawn the program', async () => {
  const { told, closed } = await take({ refusal: 'not-found' })
  expect(told).toMatchObject([
    {
      title: 'La copie n’a pas été modifiée',
      description: expect.stringMatching(/^Ces changements ne sont plus proposés/),
    },
  ])
  expect(closed).toBe(true)
  expect((await take({ refusal: 'not-found' }, 'en')).told).toMatchObject([
    { description: expect.stringMatching(/no longer offered/) },
  ])
})

it('keeps what was chosen where no answer comes', async () => {
  const { told, closed } = await take('no network')
  expect(told).toMatchObject([{ description: 'Pas de réponse du serveur. Vérifiez votre connexion.' }])
  expect(closed).toBe(false)
})

it('names the copy as it is called after the change', async () => {
  const { told } = await take({ answer: aProgram(1, { is_copy: true, name: 'Dos large et bras' }) })
  expect(told).toMatchObject([{ title: 'Programme mis à jour', description: 'Dos large et bras' }])
})
