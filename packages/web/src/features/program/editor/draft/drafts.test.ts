import { emptyProgramForm } from '@fonte/domain/program/form'
import { describe, expect, it } from 'vitest'
import { forgetPerson } from '../../../../platform/storage/forget-person.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import {
  endDraft,
  forgetDraft,
  isOwnDraft,
  keepDraft,
  newProgramKey,
  predefinedDraftKey,
  readDrafts,
} from './drafts.ts'

const draft = (name: string) => ({ form: { ...emptyProgramForm, name }, base: null })

describe('drafts of programs', () => {
  it('are kept for each person and program, and forgotten one by one', async () => {
    await Promise.all([keepDraft('ana', newProgramKey, draft('Push')), keepDraft('ana', 'p1', draft('Pull'))])
    await keepDraft('ben', newProgramKey, draft('Legs'))
    expect(Object.keys(await readDrafts('ana')).toSorted()).toEqual(['new', 'p1'])
    await forgetDraft('ana', newProgramKey)
    expect(Object.keys(await readDrafts('ana'))).toEqual(['p1'])
    expect((await readDrafts('ben')).new?.form.name).toBe('Legs')
  })

  it('belong to their person, so that who forgets her forgets them', async () => {
    await keepDraft('zoe', 'p1', draft('Pull'))
    expect(await storage.rows('kept', 'zoe')).toHaveLength(1)
    await forgetPerson(storage, 'zoe', { unsent: 'stays' })
    expect(await readDrafts('zoe')).toEqual({})
  })

  it('of predefined programs are told from those of one’s own, which home offers again', () => {
    expect([newProgramKey, 'p1'].map(isOwnDraft)).toEqual([true, true])
    expect([newProgramKey, 'p1'].map(predefinedDraftKey).map(isOwnDraft)).toEqual([false, false])
  })

  it('go in the same write as what they became', async () => {
    await keepDraft('eve', 'p1', draft('Pull'))
    await expect(endDraft('eve', 'p1', () => Promise.reject(new Error('not kept')))).rejects.toThrow('not kept')
    expect(await readDrafts('eve')).toHaveProperty('p1')
    await endDraft('eve', 'p1', (removal) => storage.write([removal]))
    expect(await readDrafts('eve')).toEqual({})
  })
})
