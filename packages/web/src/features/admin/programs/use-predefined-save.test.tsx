// @vitest-environment happy-dom
import { emptyPredefinedForm } from '@fonte/domain/program/form'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { aProgram, network } from '../../community/test-kit/community-kit.ts'
import { frameIn } from '../../community/test-kit/frame.tsx'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { usePredefinedSave } from './use-predefined-save.ts'

vi.mock('../../program/editor/draft/drafts.ts', async (original) => ({
  ...(await original<object>()),
  forgetDraft: vi.fn(),
}))

signInAda()
testAdminPages()

const form = { ...emptyPredefinedForm, name: 'Soirée', name_en: 'Evening' }
const stored = aProgram(1, { ...form, image_url: null, exercises: [], is_predefined: true })

const shown = () => {
  const { told, Frame } = frameIn('fr')
  const { result } = renderHook(() => usePredefinedSave({ base: null, id: stored.id }, () => undefined), {
    wrapper: Frame,
  })
  const keep = (name: string) => act(() => result.current.purpose.keep({ ...form, name }))
  return { told, keep, result }
}

it('a new program of which the answer was lost, and which was changed before the next try, is saved as it is now', async () => {
  const sent = network('no network', { refusal: 'id-conflict' }, { answer: stored })
  const { told, keep } = shown()
  expect(await keep('Soirée')).toBe('failed')
  expect(await keep('Soirée longue')).toBe('kept')
  expect(sent).toMatchObject([
    { path: '/api/admin/programs', body: { id: stored.id, name: 'Soirée' } },
    { path: '/api/admin/programs', body: { id: stored.id, name: 'Soirée longue' } },
    { path: `/api/admin/programs/${stored.id}`, body: { version: 1, name: 'Soirée longue' } },
  ])
  expect(told.at(-1)).toMatchObject({ variant: 'success' })
})
