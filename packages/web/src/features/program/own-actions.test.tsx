// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { useDuplicateProgram } from './own-actions.ts'
import { createProgramKind } from './program-outbox.ts'
import { programsQuery } from './program-queries.ts'
import { programOf } from './test-kit/program-kit.ts'

vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))

function Duplicate({ program }: { readonly program: Program }) {
  const duplicate = useDuplicateProgram()
  return (
    <button type="button" onClick={() => void duplicate(program)}>
      Dupliquer
    </button>
  )
}

/** The program that a press on "Dupliquer" makes. */
async function duplicateOf(program: Program): Promise<unknown> {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const { user } = showWithMessages(<Duplicate program={program} />)
  await user.click(screen.getByRole('button', { name: 'Dupliquer' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  return enqueue.mock.calls[0]?.[1].payload
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  queryClient.clear()
})

it('a duplicate has the name of its program, and says that it is a copy', async () => {
  expect(await duplicateOf(programOf({ name: 'Jambes' }))).toMatchObject({ name: 'Jambes (copie)' })
})

it('a second duplicate has another name than the first, which waits to be sent', async () => {
  const legs = programOf({ id: 'legs', name: 'Jambes' })
  queryClient.setQueryData(programsQuery.queryKey, { items: [legs] })
  const first = {
    kind: createProgramKind.kind,
    payload: { ...legs, id: 'first', name: 'Jambes (copie)' },
    refusal: null,
  }
  vi.spyOn(outbox.entries, 'get').mockReturnValue([first as unknown as OutboxRow])
  expect(await duplicateOf(legs)).toMatchObject({ name: 'Jambes (copie) 2' })
})
