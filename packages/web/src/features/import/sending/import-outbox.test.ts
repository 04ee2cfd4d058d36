import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerOutboxKinds } from '../../../platform/outbox/outbox-kind.ts'
import { openTab, startAnew } from '../../../platform/outbox/test-kit/outbox-kit.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { importEntityKey } from '../../history/body/body-outbox.ts'
import { importsQuery } from '../import-queries.ts'
import { createImportKind, type ImportBeginning, importWorkoutsKind } from './import-outbox.ts'
import { packEntries } from './packed-entries.ts'

const server = vi.hoisted(() => ({ imports: [] as { id: string; workouts: number }[] }))

type Sent = { body: { id: string; entries: readonly unknown[] } }

vi.mock('../../../platform/api/client.ts', () => ({
  call: async (operation: string, { body }: Sent) => {
    const [begun] = server.imports
    const items = server.imports.map((each) => ({ ...each }))
    if (operation === 'get-imports') return { items, names: [], deleted: [] }
    if (operation === 'create-import') server.imports = [{ id: body.id, workouts: 0 }]
    else if (begun) begun.workouts += body.entries.length
    return {}
  },
}))

beforeEach(() => {
  startAnew()
  registerOutboxKinds(createImportKind, importWorkoutsKind)
})

afterEach(() => queryClient.clear())

it('the list of imports that is looked at tells all workouts of a file once its last part has arrived', async () => {
  const leave = new QueryObserver(queryClient, importsQuery).subscribe(() => undefined)
  await vi.waitFor(() => expect(queryClient.getQueryData(importsQuery.queryKey)).toMatchObject({ items: [] }))
  const tab = await openTab({ renew: (reads, show) => void renewReads(queryClient, reads, show) })
  const [import_id, file_name, entityKey] = ['i', 'strong.csv', importEntityKey('i')]
  const begun = { id: import_id, file_name } as ImportBeginning
  const part = { packed: await packEntries([{} as never]), workouts: 1, import_id, file_name, of: 3 }
  await tab.enqueue(createImportKind, { entityKey, payload: begun }, [], {
    after: [false, false, true].map((isLast) => {
      return [importWorkoutsKind.kind, { entityKey, payload: { ...part, isLast } }] as const
    }),
  })
  await tab.wake()
  expect(tab.entries.get()).toEqual([])
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(importsQuery.queryKey)).toMatchObject({ items: [{ id: 'i', workouts: 3 }] }),
  )
  leave()
})
