import { describe, expect, it } from 'vitest'
import { isKeptOut, isSpared } from './standing.ts'

const standing = { closed: true, online: true, role: 'user' } as const

describe('maintenance keeps out', () => {
  it('lifters and visitors, while it lasts', () => {
    expect(isKeptOut(standing)).toBe(true)
    expect(isKeptOut({ ...standing, role: null })).toBe(true)
    expect(isKeptOut({ ...standing, closed: false })).toBe(false)
  })

  it('no administrator, and nobody without a network', () => {
    expect(isKeptOut({ ...standing, role: 'admin' })).toBe(false)
    expect(isKeptOut({ ...standing, online: false })).toBe(false)
  })
})

describe('maintenance spares', () => {
  const place = { path: '/', signInAsked: false, workoutProgram: null }

  it.each(['/', '/stats', '/privacy', '/confirm-email', '/workout/a', '/auth'])('nothing at first: %s', (path) => {
    expect(isSpared({ ...place, path })).toBe(false)
  })

  it('the sign-in page for whoever asks for it', () => {
    expect(isSpared({ ...place, path: '/auth', signInAsked: true })).toBe(true)
    expect(isSpared({ ...place, path: '/stats', signInAsked: true })).toBe(false)
  })

  it('the workout under way, and no other', () => {
    expect(isSpared({ ...place, path: '/workout/a', workoutProgram: 'a' })).toBe(true)
    expect(isSpared({ ...place, path: '/workout/b', workoutProgram: 'a' })).toBe(false)
    expect(isSpared({ ...place, path: '/stats', workoutProgram: 'a' })).toBe(false)
  })

  it('it also where its address is percent-encoded', () => {
    const workoutProgram = 'full-body-débutant'
    expect(isSpared({ ...place, path: encodeURI(`/workout/${workoutProgram}`), workoutProgram })).toBe(true)
  })

  it('a workout of which the device has not told yet', () => {
    expect(isSpared({ ...place, path: '/workout/a', workoutProgram: undefined })).toBe(true)
  })
})
