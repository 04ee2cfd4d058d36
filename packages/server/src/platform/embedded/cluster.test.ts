import { describe, expect, it } from 'vitest'
import { firstReason } from './cluster.ts'

describe('the reason why no database could be made', () => {
  it('is the first error, not what follows from it', () => {
    const stderr = [
      'initdb: warning: a warning before it',
      '2026-11-22 06:12:00.123 UTC [4711] FATAL:  could not write to file "pg_wal/xlogtemp.4711": No space left on device',
      'child process exited with exit code 1',
      'initdb: removing contents of data directory "cluster"',
      'initdb: error: could not remove the directory',
    ].join('\n')
    expect(firstReason({ stderr })).toBe('could not write to file "pg_wal/xlogtemp.4711": No space left on device')
    expect(
      firstReason({ stderr: 'initdb: error: could not create directory "x": No space left on device\nbye\n' }),
    ).toBe('could not create directory "x": No space left on device')
  })

  it('is what the system says when the program could not be run', () => {
    expect(firstReason(Object.assign(new Error('spawn initdb ENOENT'), { stderr: '' }))).toBe('spawn initdb ENOENT')
  })
})
