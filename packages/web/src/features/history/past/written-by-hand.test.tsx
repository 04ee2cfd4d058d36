// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { box, emptyRow, open, save, sent, signInWithPlank } from './test-kit/past-form-kit.tsx'

signInWithPlank()

describe('a workout that is written down by hand', () => {
  it('begins without an exercise, and needs a set', async () => {
    const { user } = await open(null)
    expect(screen.getByText('Aucun exercice')).toBeTruthy()
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Au moins une série.')
    expect(sent()).toEqual([])
  })

  it('is sent as given, and as written by hand', async () => {
    const { user } = await open(null, [{ exercise_id: 'plank', name: 'Planche', rows: [emptyRow] }])
    await user.type(box('Durée (s)', 'Série 1'), '60')
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toMatchObject([
      {
        kind: 'create-workout-history',
        payload: {
          origin: 'hand',
          duration_minutes: 60,
          sets: [{ exercise_id: 'plank', exercise_name: 'Planche', reps: 0, weight: 0, seconds: 60 }],
        },
      },
    ])
  })
})
