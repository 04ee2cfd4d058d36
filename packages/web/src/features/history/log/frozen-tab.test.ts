// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { logStateName } from '../../../platform/storage/storage-rows.ts'
import { entry, idsIn, openDevice, pageOf } from './test-kit/log-kit.ts'

it('a log that a tab was bringing up to date when the browser froze it is brought by another, and its late page changes nothing', async () => {
  const { device, storage, open, answerWith } = openDevice()
  const [frozen, other] = [open(), open()]
  const late = Promise.withResolvers<ReturnType<typeof pageOf>>()
  answerWith(() => late.promise)
  const asked = frozen.catchUp('ada')
  await vi.waitFor(() => expect(device.asked).toEqual([undefined]))
  document.dispatchEvent(new Event('freeze'))
  answerWith(async (since) => pageOf(since ? [] : [entry('a', 1, { version: 2 })], { start_over: !since, next: '2.2' }))
  await other.catchUp('ada')
  expect(idsIn(other)).toEqual(['a'])
  late.resolve(pageOf([entry('a'), entry('b', 2)], { start_over: true, next: '1.1' }))
  await asked
  expect([frozen, other].map((tab) => tab.log.get().entries.map(({ id, version }) => [id, version]))).toEqual([
    [['a', 2]],
    [['a', 2]],
  ])
  expect(await storage.kept(logStateName('ada'))).toMatchObject({ cursor: '2.2' })
})
