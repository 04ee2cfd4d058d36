// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { currentLanguage, switchLanguage } from '../../platform/words/language.ts'
import { chooseLanguage } from './account-language.ts'

const enqueue = vi.hoisted(() => vi.fn())
const status = vi.hoisted(() => ({ now: 'signed-in' }))

vi.mock('../../platform/outbox/device-outbox.ts', () => ({ outbox: { enqueue } }))
vi.mock('../../platform/session/session.ts', () => ({ session: { state: { get: () => ({ status: status.now }) } } }))
vi.mock('../../platform/storage/storage.ts', () => ({ storage: { keep: async () => undefined } }))

beforeEach(() => {
  enqueue.mockReset()
  status.now = 'signed-in'
  switchLanguage('fr')
})

it('the interface speaks a language that was chosen once the device has the choice', async () => {
  const kept = Promise.withResolvers<void>()
  enqueue.mockReturnValue(kept.promise)
  const chosen = chooseLanguage('en')
  expect(currentLanguage()).toBe('fr')
  kept.resolve()
  await chosen
  expect(currentLanguage()).toBe('en')
  expect(enqueue.mock.calls).toEqual([[expect.anything(), { entityKey: 'language', payload: { lang: 'en' } }]])
})

it('of two choices in a row the last one holds', async () => {
  const kept = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (const { promise } of kept) enqueue.mockReturnValueOnce(promise)
  const chosen = [chooseLanguage('en'), chooseLanguage('fr')]
  for (const { resolve } of kept) resolve()
  await Promise.all(chosen)
  expect(currentLanguage()).toBe('fr')
  expect(enqueue).toHaveBeenCalledTimes(2)
})

it('a choice that the device does not keep is none, and fails', async () => {
  enqueue.mockRejectedValue(new Error('full'))
  await expect(chooseLanguage('en')).rejects.toThrow('full')
  expect(currentLanguage()).toBe('fr')
})

it('while nobody is signed in it is the device’s alone', async () => {
  status.now = 'signed-out'
  await chooseLanguage('en')
  expect(enqueue).not.toHaveBeenCalled()
  expect(currentLanguage()).toBe('en')
})
