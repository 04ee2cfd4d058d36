// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
const readVersion = vi.fn<() => Promise<number>>()
const conflict = documentConflict({
  kind,
  entityKey: 'note',
  queryKey,
  overCurrent: async (content: string) => ({ content, version: await readVersion() }),
})

const refused = async () => {
  await outbox.enqueue(kind, { entityKey: 'note', payload: { content: 'mine', version: 3 } })
  return outbox.entries.get().map((entry) => ({ ...entry, payload: entry.payload as Sent }))
}

const waiting = () => outbox.entries.get()

beforeEach(() => outbox.serve('ada'))

afterEach(() => outbox.discard(...waiting().map(({ id }) => id)))

describe('a document of one’s own that was changed here and elsewhere', () => {
  it('is saved as it stands here over what the server has now, in place of what was refused', async () => {
    readVersion.mockResolvedValue(7)
    const changes = await refused()
    await conflict.keepMine(changes, 'mine, and more')
    expect(waiting()).toMatchObject([{ payload: { content: 'mine, and more', version: 7 } }])
  })

  it('keeps what was refused while the server cannot be asked for its version', async () => {
    readVersion.mockRejectedValue(new Error('no network'))
    const changes = await refused()
    await expect(conflict.keepMine(changes, 'mine')).rejects.toThrow('no network')
    expect(waiting()).toMatchObject([{ payload: { content: 'mine', version: 3 } }])
  })

  it('is read anew when what stands here is given up', async () => {
    queryClient.setQueryData(queryKey, 'read before the change elsewhere')
    await conflict.takeTheirs(await refused())
    expect(waiting()).toEqual([])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})
