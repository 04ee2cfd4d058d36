import type { Program } from '@fonte/contract/program'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exerciseEntityKey } from '../exercise/exercise-outbox.ts'
import { createProgramKind, deleteProgramKind, updateProgramKind } from './program-outbox.ts'
import { programOf } from './test-kit/program-kit.ts'

const program = (name: string, version: number) => programOf({ name, version })

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const problem = (status: number, code: string, more = {}) =>
  answer(status, { type: 'about:blank', title: code, status, code, request_id: 'r', ...more })
const conflict = (current: Program) => problem(409, 'version-conflict', { current })

/** Lets the server answer in turn, and tells the bodies that it received. */
function server(...answers: Response[]): unknown[] {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body ?? 'null')))
    return answers.shift() ?? Response.error()
  })
  return bodies
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sending a changed program', () => {
  const payload = { program: program('B', 3), base: program('A', 3) }

  it('goes on over a newer version that holds what was read, one’s own earlier save', async () => {
    const bodies = server(conflict(program('A', 4)), answer(200, program('B', 5)))
    expect(await updateProgramKind.send(payload, 0)).toMatchObject({ version: 5 })
    expect(bodies).toMatchObject([{ version: 3 }, { version: 4, name: 'B' }])
  })

  it('stops where somebody else’s change would be overwritten', async () => {
    server(conflict(program('C', 4)))
    await expect(updateProgramKind.send(payload, 0)).rejects.toMatchObject({ code: 'version-conflict' })
  })

  it.each([
    ['making', program('A', 3)],
    ['change', { program: program('A', 3), base: program('Z', 3) }],
  ])('takes over the version of the %s that it was opened with', (_, earlier) => {
    expect(updateProgramKind.rebase?.(payload, program('A', 7), earlier).program.version).toBe(7)
  })

  it('takes over no version of a change of this device that it was opened without: that would be overwritten', () => {
    const unseen = { program: program('C', 3), base: program('A', 3) }
    expect(updateProgramKind.rebase?.(payload, program('C', 4), unseen)).toBe(payload)
  })
})

describe('a program with an exercise that was made for it', () => {
  it('is sent once the server has the exercise, whether it is new or changed', () => {
    const row = { exercise_id: 'custom-1', order: 0, name: 'Tirage', name_en: null, default_rest: 60, sets: [] }
    const made = { ...program('A', 1), exercises: [row] }
    expect(createProgramKind.needs?.(made)).toEqual([exerciseEntityKey('custom-1')])
    expect(updateProgramKind.needs?.({ program: made, base: made })).toEqual([exerciseEntityKey('custom-1')])
  })
})

describe('sending a deletion', () => {
  it('counts as done when the program is gone already', async () => {
    server(problem(404, 'not-found'))
    expect(await deleteProgramKind.send({ id: 'x', name: 'X' }, 0)).toBe(true)
  })
})
