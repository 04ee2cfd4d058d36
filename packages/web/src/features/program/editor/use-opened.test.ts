// @vitest-environment happy-dom
import { emptyProgramForm } from '@fonte/domain/program/form'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { programOf } from '../test-kit/program-kit.ts'
import type { ProgramDraft } from './draft/drafts.ts'
import { useOpened } from './use-opened.ts'

const forms = { empty: emptyProgramForm, of: () => emptyProgramForm }
const draft: ProgramDraft = { form: { ...emptyProgramForm, name: 'Push' }, base: null }

/** The id under which the form saves. */
const idOf = (kept: ProgramDraft | null, program = programOf()) =>
  renderHook(() => useOpened(kept, kept ? null : program, forms)).result.current?.id

it('a new program that was typed before is saved under the id of then, so that a try that arrived is no program of its own', () => {
  expect(idOf({ ...draft, id: '0198c0de-0000-7000-8000-000000000091' })).toBe('0198c0de-0000-7000-8000-000000000091')
})

it('a new program has an id of its own, and one that is changed the one that it has', () => {
  const ids = [idOf(draft), idOf(draft)]
  expect(new Set(ids).size).toBe(2)
  expect(idOf(null, programOf({ id: 'p1' }))).toBe('p1')
})
