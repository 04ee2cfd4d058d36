// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../query/query-client.ts'
import { outbox } from './device-outbox.ts'
import { documentConflict } from './document-conflict.ts'
import type { OutboxKind } from './outbox-kind.ts'

interface Sent {
  readonly content: string
  readonly version: number
}

const kind: OutboxKind<Sent> = { kind: 'note', label: () => 'Note', send: async () => undefined }
const queryKey = ['note']
const conflict = documentConflict({
  kind,
  entityKey: 'note',
  queryKey,
  over: (content: string, { version }: Sent) => ({ content, version }),
})

const refused = async () => {
  await outbox.enqueue(kind, { entityKey: 'note', payload: { content: 'mine', version: 3 } })
  return outbox.entries.get().map((entry) => ({ ...entry, payload: entry.payload as Sent }))
}

const waiting = () => outbox.entries.get()

beforeEach(() => outbox.serve('ada'))

afterEach(() => outbox.discard(...waiting().map(({ id }) => id)))

describe('a document of one’s own that was changed here and elsewhere', () => {
  it('is saved as it stands here over what was shown of elsewhere, in place of what was refused', async () => {
    const changes = await refused()
    await conflict.keepMine(changes, 'mine, and more', { content: 'theirs', version: 7 })
    expect(waiting()).toMatchObject([{ payload: { content: 'mine, and more', version: 7 } }])
  })

  it('is read anew when what stands here is given up', async () => {
    queryClient.setQueryData(queryKey, 'read before the change elsewhere')
    await conflict.takeTheirs(await refused())
    expect(waiting()).toEqual([])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
