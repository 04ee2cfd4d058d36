// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { TimedAction } from './timed-action.tsx'

const hold = { slot: '0-0', started_at: clock(1, 3), ended_at: null }

function Action({ isHeld }: { isHeld: boolean }) {
  const { state, last, library } = useGuided()
  return (
    <TimedAction hold={isHeld ? hold : null} draft={useDraft(state, last, library)} onClick={(event) => event.detail} />
  )
}

const open = (isHeld: boolean) => show(<Action isHeld={isHeld} />, [{ type: 'start', at: clock(0) }])
const tap = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail })

beforeEach(() => {
  vi.useFakeTimers({ now: clock(1), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a hold begins after three seconds, once for a double tap', () => {
  const { act } = open(false)
  tap('Démarrer', 1)
  tap('Démarrer', 2)
  expect(act.change.mock.calls).toEqual([[{ type: 'hold-start', at: clock(1, 3) }]])
})

it('the second tap of a double tap that began a hold does not cancel it', () => {
  const { act } = open(true)
  tap('Annuler', 2)
  expect(act.change).not.toHaveBeenCalled()
  tap('Annuler', 1)
  expect(act.change.mock.calls).toEqual([[{ type: 'hold-stop', at: clock(1) }]])
})
