// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { PlatesDialog } from './plates-dialog.tsx'

const { change } = vi.hoisted(() => ({ change: vi.fn<() => Promise<boolean>>() }))

vi.mock('../../gym/use-change-gym.ts', () => ({ useChangeGym: () => change }))

function Shown({ onClose }: { onClose: () => void }) {
  const [place] = useGuided().state.places
  return place && <PlatesDialog place={place} onClose={onClose} />
}

/** The button at the foot, which is after the one in the corner. */
const closing = () => screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement

afterEach(() => {
  cleanup()
  change.mockReset()
})

it('a note that the gym has no room for stays in its box: the dialog closes only when it is asked to once more', async () => {
  const onClose = vi.fn()
  const { user } = show(<Shown onClose={onClose} />, [{ type: 'start', at: clock(0) }])
  change.mockResolvedValue(false)
  await user.type(screen.getByLabelText(/^Note permanente/), 'Cran 4')
  await user.click(closing())
  expect([change.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  expect(screen.getByDisplayValue('Cran 4')).toBeTruthy()
  await user.click(closing())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a note that is kept lets the dialog close at once', async () => {
  const onClose = vi.fn()
  const { user } = show(<Shown onClose={onClose} />, [{ type: 'start', at: clock(0) }])
  change.mockResolvedValue(true)
  await user.type(screen.getByLabelText(/^Note permanente/), 'Cran 4')
  await user.click(closing())
  expect(onClose).toHaveBeenCalledTimes(1)
})
