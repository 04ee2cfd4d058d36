import { routes } from '@fonte/contract/routes'
import { expect, it, vi } from 'vitest'
import { type OutboxKind, registerOutboxKinds } from '../../platform/outbox/outbox-kind.ts'
import { startSending } from './outbox-kinds.ts'

vi.mock('../../platform/outbox/start-outbox.ts', () => ({ startOutbox: vi.fn() }))
vi.mock('../../platform/outbox/outbox-kind.ts', () => ({ registerOutboxKinds: vi.fn() }))

it('a write whose operation a server may lack, being older, is none that the operation itself answers with not-found', () => {
  startSending()
  const kinds = vi.mocked(registerOutboxKinds).mock.calls.flat() as OutboxKind<unknown>[]
  const names = kinds.flatMap(({ kind, isNewOperation }) => (isNewOperation ? [kind] : []))
  expect(names).toEqual([
    'update-unit',
    'put-training-plan',
    'update-workout-history',
    'delete-workout-history',
    'put-body-measure',
    'put-body-measures',
    'delete-body-measure',
    'put-gym',
    'create-import',
  ])
  const problems = names.map((name) => Reflect.get(routes, name)?.problems ?? [])
  expect(problems.flat()).not.toContain('not-found')
})
