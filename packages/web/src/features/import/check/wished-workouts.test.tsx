// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { WishedWorkouts } from './wished-workouts.tsx'

afterEach(cleanup)

const workouts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    program_name: `Séance ${at}`,
    completed_at: `2026-03-1${at}T23:30:00.000Z`,
    utc_offset: 60,
  }))

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('the workouts that an import would replace are named by day and title, at the clock of their place', () => {
  showWithMessages(<WishedWorkouts question="Remplacer les 2 modifiées" workouts={workouts(2)} />)
  expect(lines()).toEqual(['11 mars 2026 · Séance 0', '12 mars 2026 · Séance 1'])
})

it('a long list of them opens at a tap', async () => {
  const { user } = showWithMessages(<WishedWorkouts question="Remplacer les 4 modifiées" workouts={workouts(4)} />)
  expect(lines()).toEqual([])
  await user.click(screen.getByText('Voir les 4 séances'))
  expect(lines()).toHaveLength(4)
})
