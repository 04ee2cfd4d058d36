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

/** A change that was refused, and one behind it. */
const refused = async () => {
  for (const content of ['mine', 'mine, and more'])
    await outbox.enqueue(kind, { entityKey: 'note', payload: { content, version: 3 } })
}

const waiting = () => outbox.entries.get()

beforeEach(() => outbox.serve('ada'))

afterEach(() => outbox.discard(...waiting().map(({ id }) => id)))

describe('a document of one’s own that was changed here and elsewhere', () => {
  it('is saved as it stands here over what was shown of elsewhere, in place of all that waits of it', async () => {
    await refused()
    await conflict.keepMine('mine, and more', { content: 'theirs', version: 7 })
    expect(waiting()).toMatchObject([{ payload: { content: 'mine, and more', version: 7 } }])
  })

  it('is read anew when what stands here is given up', async () => {
    queryClient.setQueryData(queryKey, 'read before the change elsewhere')
    await refused()
    await conflict.takeTheirs()
    expect(waiting()).toEqual([])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
