// @vitest-environment happy-dom
import { emptyProgramForm } from '@fonte/domain/program/form'
import { expect, it, vi } from 'vitest'
import { giveWay } from '../../../../platform/idle/idle.ts'
import { outbox } from '../../../../platform/outbox/device-outbox.ts'
import { signInAda } from '../../../../ui/test-kit/sign-in-ada.ts'
import { forgetDraft, keepDraft, newProgramKey, readDrafts } from '../draft/drafts.ts'
import { saveProgram } from './save-program.ts'

signInAda()

const form = (name: string) => ({ ...emptyProgramForm, name })

it('a program is saved without its draft, and without what another tab types into another one meanwhile', async () => {
  await keepDraft('ada', newProgramKey, { form: form('Push'), base: null })
  const enqueue: (...write: Parameters<typeof outbox.enqueue>) => Promise<string> = outbox.enqueue
  let typed: Promise<void> | undefined
  vi.spyOn(outbox, 'enqueue').mockImplementation(async (...write) => {
    typed = keepDraft('ada', 'other', { form: form('Pull'), base: null })
    await giveWay()
    return await enqueue.apply(outbox, write)
  })
  await saveProgram('ada', form('Push'), null)
  await typed
  expect(outbox.entries.get()).toMatchObject([{ payload: { name: 'Push' } }])
  expect(Object.keys(await readDrafts('ada'))).toEqual(['other'])
  await forgetDraft('ada', 'other')
})
