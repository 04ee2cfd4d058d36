import { describe, expect, it } from 'vitest'
import { nextProgram } from './next-program.ts'

const day = 86_400_000
const now = Date.parse('2026-11-22T18:00:00Z')
const ago = (days: number) => new Date(now - days * day).toISOString()

const own = (id: string, saved: number) => ({ id, is_predefined: false, updated_at: ago(saved) })
const predefined = (id: string) => ({ id, is_predefined: true, updated_at: ago(400) })
const done = (program_id: string | null, days: number) => ({ program_id, completed_at: ago(days) })

/** What is proposed, as its id and the days since it was done. */
const next = (...[programs, history]: [Parameters<typeof nextProgram>[0], Parameters<typeof nextProgram>[1]]) =>
  nextProgram(programs, history, now)

describe('the program to train next', () => {
  it('is the one of one’s own that was not done for the longest time', () => {
    const programs = [own('legs', 60), own('pull', 60), own('push', 60)]
    const history = [done('pull', 1), done('push', 3), done('legs', 5), done('pull', 8), done('push', 10)]
    expect(next(programs, history)).toMatchObject({ program: { id: 'legs' }, last: ago(5) })
  })

  it('is one that was just made and never done, in the order in which they were made', () => {
    const programs = [own('B', 1), own('A', 2), own('old', 90)]
    expect(next(programs, [done('old', 1)])).toMatchObject({ program: { id: 'A' }, last: null })
    expect(next(programs, [done('A', 0), done('old', 1)])).toMatchObject({ program: { id: 'B' }, last: null })
  })

  it('leaves out what nobody has touched for four weeks', () => {
    const programs = [own('forgotten', 200), own('tried once', 200), own('used', 200)]
    expect(next(programs, [done('used', 2), done('tried once', 29)])?.program.id).toBe('used')
  })

  it('is one of one’s own that was taken up again: saved a day ago, whenever it was done', () => {
    const programs = [own('winter', 1), own('summer', 60)]
    expect(next(programs, [done('summer', 2), done('winter', 40)])).toMatchObject({
      program: { id: 'winter' },
      last: ago(40),
    })
  })

  it('is a predefined one for somebody who trains predefined ones, never one that was not done', () => {
    const programs = [predefined('full body'), predefined('upper'), predefined('lower')]
    expect(next(programs, [done('upper', 1), done('lower', 4)])?.program.id).toBe('lower')
  })

  it('is, after a long break, the one done last', () => {
    const programs = [own('A', 300), own('B', 300)]
    expect(next(programs, [done('B', 100), done('A', 103)])).toMatchObject({ program: { id: 'B' }, last: ago(100) })
  })

  it('is the newest own one where nothing was ever done', () => {
    expect(next([own('new', 40), own('older', 50), predefined('full body')], [])?.program.id).toBe('new')
  })

  it('does not exist for a newcomer, nor by workouts whose program is gone', () => {
    expect(next([predefined('full body')], [])).toBeNull()
    expect(next([], [done('gone', 1), done(null, 2)])).toBeNull()
  })
})
