import { describe, expect, it } from 'vitest'
import { draftName, isDraftName } from './draft-name.ts'

describe('what a person typed and did not save', () => {
  it('is told apart from the figures that the device keeps of them', () => {
    expect(isDraftName(draftName('program-drafts', 'marion'))).toBe(true)
    expect(isDraftName(draftName('report-draft', 'marion'))).toBe(true)
    for (const name of ['revision:marion', 'session', 'lock-key', 'language']) expect(isDraftName(name)).toBe(false)
  })
})
