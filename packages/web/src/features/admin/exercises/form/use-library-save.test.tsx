// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { network } from '../../../community/test-kit/community-kit.ts'
import { frameIn } from '../../../community/test-kit/frame.tsx'
import { testAdminPages } from '../../test-kit/admin-kit.ts'
import { emptyLibraryForm } from './library-form.ts'
import { useLibrarySave } from './use-library-save.ts'

testAdminPages()

it.each([
  ['fr', 'Exercice enregistré', 'Développé couché'],
  ['en', 'Exercise saved', 'Bench press'],
] as const)('a saved exercise is named in the language of the page, %s', async (lang, title, description) => {
  const form = { ...emptyLibraryForm, name: 'Développé couché', name_en: 'Bench press' }
  const created = {
    creator_id: null,
    aliases: [],
    aliases_en: [],
    equipment: 'Barre',
    equipment_en: 'Barbell',
    archived: false,
  }
  network({ answer: { ...form, ...created, id: 'bench', image_url: null, version: 1 } })
  const { told, Frame } = frameIn(lang)
  const { result } = renderHook(() => useLibrarySave(undefined, () => undefined), { wrapper: Frame })
  await result.current.save(form, undefined)
  expect(told).toMatchObject([{ title, description }])
})
