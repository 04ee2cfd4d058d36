// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import { programBounds } from '@fonte/domain/program/bounds'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { createProgramKind, programEntityKey, updateProgramKind } from '../program-outbox.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { findConflicts } from './conflicts.ts'
import { keepAsCopy, keepMine, takeTheirs } from './resolve.ts'

const mine = programOf({
  name: `${'x'.repeat(programBounds.name.max - 10)}${'💪'.repeat(5)}`,
  description: 'Ma version',
  is_public: true,
  version: 3,
})

/** The conflict over a change that the server refused. */
const refused = async () => {
  await outbox.enqueue(updateProgramKind, {
    entityKey: programEntityKey(mine.id),
    payload: { program: mine, base: mine },
  })
  const refusal = { code: 'version-conflict', request_id: 'r', at: 0 }
  const [conflict] = findConflicts(outbox.entries.get().map((entry) => ({ ...entry, refusal })))
  if (!conflict) throw new Error('the change was refused')
  return conflict
}

const waiting = () => outbox.entries.get()

beforeEach(() => outbox.serve('ada'))

afterEach(() => outbox.discard(...waiting().map(({ id }) => id)))

describe('a program that was changed on two devices', () => {
  it('is kept as a private copy in its first version, in place of the change that was refused', async () => {
    await keepAsCopy(await refused(), ' (copie)')
    expect(waiting()).toMatchObject([
      {
        kind: createProgramKind.kind,
        payload: { user_id: 'ada', description: 'Ma version', is_public: false, version: 1 },
      },
    ])
    expect(waiting()[0]?.id).not.toBe(mine.id)
  })

  it('is copied under a name that is not too long, and cuts no character in two', async () => {
    await keepAsCopy(await refused(), ' (copy)')
    const [entry] = waiting()
    const { name } = (entry ?? { payload: mine }).payload as Program
    expect([...name].length).toBeLessThanOrEqual(programBounds.name.max)
    expect([name.isWellFormed(), name.endsWith('💪 (copy)')]).toEqual([true, true])
  })

  it('is saved over the version that was shown, and over no later one', async () => {
    await keepMine(await refused(), { ...mine, name: 'Theirs', version: 7 })
    expect(waiting()).toMatchObject([
      { kind: updateProgramKind.kind, payload: { program: { name: mine.name, version: 7 }, base: { name: 'Theirs' } } },
    ])
  })

  it('loses what stands here only when its person gives it up', async () => {
    await takeTheirs(await refused())
    expect(waiting()).toEqual([])
  })
})
