// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { type OutboxKind, registerOutboxKinds } from './outbox-kind.ts'
import { add, kind, names, openTab, type Payload, received, startAnew } from './test-kit/outbox-kit.ts'

beforeEach(startAnew)

/** The first sending waits for its answer, which is `version`; all others are answered at once. */
const holdFirst = (version: number) => {
  const answer = Promise.withResolvers<void>()
  let isFirst = true
  registerOutboxKinds({
    ...kind,
    async send(payload: Payload, sentAt: number) {
      const waits = isFirst
      isFirst = false
      const stored = await kind.send(payload, sentAt)
      if (!waits) return stored
      await answer.promise
      return { version }
    },
  } as OutboxKind<unknown>)
  return answer
}

it('what a tab was sending when the browser froze it is sent by another one, and once that is answered it is done', async () => {
  const answer = holdFirst(8)
  const [frozen, other] = [await openTab(), await openTab()]
  await add(frozen, 'set')
  await vi.waitFor(() => expect(received).toEqual(['set']))
  const sent = other.wake()
  document.dispatchEvent(new Event('freeze'))
  await sent
  expect(received).toEqual(['set', 'set'])
  expect(names(other)).toEqual([])
  answer.resolve()
  await frozen.wake()
  expect([received, names(frozen)]).toEqual([['set', 'set'], []])
})

it('a tab that was frozen sends nothing more of its turn, and its late answer changes nothing that waits', async () => {
  const answer = holdFirst(1)
  const [frozen, other] = [await openTab(), await openTab()]
  await add(frozen, 'one', 'program')
  await vi.waitFor(() => expect(received).toEqual(['one']))
  document.dispatchEvent(new Event('freeze'))
  await other.wake()
  await add(other, 'two', 'program', 1_000)
  answer.resolve()
  await vi.waitFor(() => expect(names(other)).toEqual(['two']))
  await frozen.wake()
  expect(received).toEqual(['one', 'one'])
  expect(other.entries.get().map(({ payload }) => (payload as Payload).version)).toEqual([undefined])
})
