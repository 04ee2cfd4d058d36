import { expect, it } from 'vitest'
import { readingOf, readingOfAll } from './reading.ts'

const ready = { data: [], isError: false, fetchStatus: 'idle' } as const
const loading = { data: undefined, isError: false, fetchStatus: 'fetching' } as const
const failed = { data: undefined, isError: true, fetchStatus: 'idle' } as const
const offline = { data: undefined, isError: false, fetchStatus: 'paused' } as const

it('counts what the device has as ready, and what cannot be had as failed', () => {
  expect([ready, { ...ready, isError: true }, loading, failed, offline].map(readingOf)).toEqual([
    'ready',
    'ready',
    'loading',
    'failed',
    'failed',
  ])
})

it('of several reads is ready with the last of them, and failed with the first that fails', () => {
  expect(readingOfAll([ready, ready])).toBe('ready')
  expect(readingOfAll([ready, loading])).toBe('loading')
  expect(readingOfAll([loading, offline])).toBe('failed')
})
