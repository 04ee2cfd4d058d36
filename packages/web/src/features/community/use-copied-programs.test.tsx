// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { programsQuery } from '../program/program-queries.ts'
import { aProgram } from './test-kit/community-kit.ts'
import { useCopiedPrograms } from './use-copied-programs.ts'

afterEach(cleanup)

const Shown = () => <p>{[...useCopiedPrograms()].join(' ')}</p>

it('are the originals of one’s copies, and none of a program of one’s own or of a copy whose original is gone', () => {
  queryClient.setQueryData(programsQuery.queryKey, {
    items: [
      aProgram(1),
      aProgram(2, { is_copy: true, copied_from_program_id: 'original' }),
      aProgram(3, { is_copy: true, copied_from_program_id: null }),
    ],
  })
  showWithMessages(<Shown />)
  expect(screen.getByText('original')).toBeTruthy()
})
