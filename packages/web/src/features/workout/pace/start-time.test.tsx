// @vitest-environment happy-dom
import { pushDay } from '@fonte/domain/test-kit/workouts'
import type { PlanEvent } from '@fonte/domain/workout/plan/plan-event'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../test-kit/guided-kit.tsx'
import { StartTime } from './start-time.tsx'

vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => ({ entries: [] }) }))

const button = (name: string) => screen.getByRole('button', { name })

afterEach(cleanup)

it('less time said before the start is kept until then, and taken back there as well', async () => {
  const changes = vi.fn<(next: (before: readonly PlanEvent[]) => readonly PlanEvent[]) => void>()
  const dialog = (before: readonly PlanEvent[]) => (
    <StartTime program={pushDay} changes={before} onChanges={changes as never} onClose={() => undefined} />
  )
  const { user, toast } = show(dialog([]), [], { canAct: false })
  const minutes = screen.getByLabelText(/^Minutes/)
  await user.clear(minutes)
  // A comma is the decimal sign of French keypads.
  await user.type(minutes, '13,5')
  await user.click(button('Appliquer'))
  const after = changes.mock.lastCall?.[0]([]) ?? []
  expect(after).toMatchObject([{ type: 'skip', slots: ['1-2'], reason: 'trim' }])
  // Its message outlives the screen: once the workout has begun, nothing would be left for it to take back.
  expect(toast.mock.lastCall?.[0]).toEqual({ title: expect.stringMatching(/1/), action: undefined })
  cleanup()
  const again = show(dialog(after), [], { canAct: false })
  await again.user.click(button('Tout remettre'))
  expect(changes.mock.lastCall?.[0](after)).toMatchObject([{ type: 'skip' }, { type: 'unskip', slots: ['1-2'] }])
})
