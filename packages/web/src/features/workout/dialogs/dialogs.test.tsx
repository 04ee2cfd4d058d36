// @vitest-environment happy-dom
import { clock, done, pushDayAfter } from '@fonte/domain/test-kit/workouts'
import { recordedSets } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { workoutKeeper } from '../running/device-workout.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { EditSetDialog } from './edit-set-dialog.tsx'
import { IdleDialog } from './idle-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'

const closed = vi.fn<() => void>()
const undone = vi.fn<() => void>()

function Stop({ touched }: { touched?: boolean }) {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  return <StopDialog draft={{ ...draft, touched: touched ?? draft.touched }} onClose={closed} />
}

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const lifting: readonly WorkoutEvent[] = [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }]
const button = (name: string) => screen.getByRole('button', { name })
const showEdit = (index: number, events = lifting) =>
  show(<EditSetDialog index={index} onUndo={undone} onClose={closed} />, events)

beforeEach(() => {
  vi.useFakeTimers({ now: clock(5), toFake: ['Date'] })
  closed.mockClear()
  undone.mockClear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('stopping a workout', () => {
  it('says how many sets are kept, and ends it now without the set that was not touched', async () => {
    const { act, user } = show(<Stop />, lifting)
    expect(screen.getByText('1 série enregistrée sur 6.')).toBeTruthy()
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[null, 'now']])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('counts the current set when that is asked for', async () => {
    const { act, user } = show(<Stop />, lifting)
    await user.click(screen.getByLabelText('Compter la série en cours'))
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[{ reps: 8, weight: 70 }, 'now']])
  })

  it('says that nothing is kept where nothing was recorded', () => {
    show(<Stop />, [start])
    expect(screen.getByText(/rien ne sera gardé/)).toBeTruthy()
    expect(button('Abandonner')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Abandonner la séance' })).toBeNull()
  })

  it('keeps a hold that is counted where nothing else was recorded', async () => {
    const plan = { reps: 0, weight: 0, seconds: 45 }
    const { act, user } = show(<Stop />, [start, { type: 'change-set', at: clock(1), slot: '0-0', plan }])
    await user.click(screen.getByLabelText('Compter la série en cours'))
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[plan, 'now']])
  })

  it('says that nothing is kept where the set that is counted has no repetition', async () => {
    const plan = { reps: 0, weight: 60 }
    const { user } = show(<Stop />, [start, { type: 'change-set', at: clock(1), slot: '0-0', plan }])
    await user.click(screen.getByLabelText('Compter la série en cours'))
    expect(button('Abandonner')).toBeTruthy()
  })

  it('proposes the time of the last set after two hours without one', async () => {
    vi.setSystemTime(clock(240))
    const { act, user } = show(<Stop />, lifting)
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[null, 'last-set']])
  })

  it('ends it now after two hours, too, where its person prefers that', async () => {
    vi.setSystemTime(clock(240))
    const { act, user } = show(<Stop />, lifting)
    await user.click(screen.getByLabelText(/^Compter la durée jusqu’à la dernière série/))
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[null, 'now']])
  })

  it('counts the current set unasked where its boxes were touched', async () => {
    const { act, user } = show(<Stop touched />, lifting)
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[{ reps: 8, weight: 70 }, 'now']])
  })

  it('counts no current set during a rest, though the weight of the next one was changed', async () => {
    const { act, user } = show(<Stop touched />, [start, done(10, 60, clock(2))])
    expect(screen.queryByLabelText('Compter la série en cours')).toBeNull()
    await user.click(button('Terminer la séance'))
    expect(act.stop.mock.calls).toEqual([[null, 'now']])
  })

  it('throws all away by a third way, after a question of its own', async () => {
    const discard = vi.spyOn(workoutKeeper, 'discard').mockResolvedValue()
    const { act, user } = show(<Stop />, lifting)
    await user.click(button('Abandonner la séance'))
    expect(screen.getByRole('alertdialog', { name: 'Abandonner la séance\u00a0?' })).toBeTruthy()
    await user.click(button('Annuler'))
    expect(closed).toHaveBeenCalledOnce()
    expect(discard).not.toHaveBeenCalled()
    await user.click(button('Abandonner'))
    expect(discard).toHaveBeenCalledOnce()
    expect(closed).toHaveBeenCalledTimes(2)
    expect(act.stop).not.toHaveBeenCalled()
    discard.mockRestore()
  })

  it('goes on when its person says so', async () => {
    const { act, user } = show(<Stop />, lifting)
    await user.click(button('Continuer la séance'))
    expect(act.stop).not.toHaveBeenCalled()
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('correcting a set', () => {
  it('begins with what was recorded, and saves what is typed for that set', async () => {
    const { act, user } = showEdit(0)
    const reps = screen.getByLabelText<HTMLInputElement>(/^Répétitions/)
    expect(reps.value).toBe('10')
    await user.clear(reps)
    await user.type(reps, '11')
    await user.click(button('Enregistrer'))
    expect(act.editSet.mock.calls).toEqual([[0, { reps: 11, weight: 60 }]])
    expect(closed).toHaveBeenCalledOnce()
  })

  it('calls the weight of a lift of the body what is added to it', () => {
    show(<EditSetDialog index={0} onUndo={undone} onClose={closed} />, lifting, { exercise: pullUp })
    expect(screen.getByLabelText('Lest (kg)')).toBeTruthy()
  })

  it('takes the seconds off a hold that is corrected to none', async () => {
    const held = [start, { type: 'set-done', at: clock(2), reps: 0, weight: 0, seconds: 45 } as const]
    const { act, user } = showEdit(0, held)
    await user.clear(screen.getByLabelText(/^Durée/))
    await user.click(button('Enregistrer'))
    const [[index, lift] = []] = act.editSet.mock.calls
    const edit = { type: 'edit-set', at: clock(3), index: index ?? -1, reps: -1, weight: 0, ...lift } as const
    expect(recordedSets(pushDayAfter(...held, edit))).toEqual([expect.not.objectContaining({ seconds: 45 })])
  })

  it('takes back the last set only', async () => {
    const { user } = showEdit(0)
    await user.click(button('Supprimer cette série'))
    expect(undone).toHaveBeenCalledOnce()
    cleanup()
    showEdit(0, [...lifting, done(8, 70, clock(6))])
    expect(screen.queryByRole('button', { name: 'Supprimer cette série' })).toBeNull()
  })

  it('closes where another tab takes the set back, and never stands for the one recorded after it', () => {
    const { become } = showEdit(0)
    const undo: WorkoutEvent = { type: 'undo-set', at: clock(4) }
    become({}, [...lifting, undo, done(5, 80, clock(5))])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(closed).toHaveBeenCalledOnce()
  })

  it('shows what another tab corrects meanwhile, but for what is typed here, and saves both', async () => {
    const { act, become, user } = showEdit(0)
    await user.clear(screen.getByLabelText(/^Répétitions/))
    await user.type(screen.getByLabelText(/^Répétitions/), '9')
    const corrected = { type: 'edit-set', at: clock(4), index: 0, reps: 10, weight: 62.5, note: 'coude' } as const
    become({}, [...lifting, corrected])
    const shown = [/^Poids/, /^Répétitions/, 'Note de la série'].map((name) => screen.getByLabelText(name))
    expect(shown.map((box) => (box as HTMLInputElement).value)).toEqual(['62,5', '9', 'coude'])
    await user.click(button('Enregistrer'))
    expect(act.editSet.mock.calls).toEqual([[0, { reps: 9, weight: 62.5, note: 'coude' }]])
  })

  it('saves nothing over its bound', async () => {
    const { act, user } = showEdit(0)
    const reps = screen.getByLabelText(/^Répétitions/)
    await user.clear(reps)
    await user.type(reps, '1001')
    await user.click(button('Enregistrer'))
    expect([act.editSet.mock.calls, closed.mock.calls]).toEqual([[], []])
  })
})

describe('back after two hours without anything', () => {
  it('asks whether the workout ended at the last set', async () => {
    vi.setSystemTime(clock(240))
    const { act, user } = show(<IdleDialog />, lifting)
    await user.click(button('Terminer à la dernière série'))
    expect(act.stop.mock.calls).toEqual([[null, 'last-set']])
  })

  it('asks once, and goes on', async () => {
    vi.setSystemTime(clock(240))
    const { act, user } = show(<IdleDialog />, lifting)
    await user.click(button('Continuer la séance'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(act.stop).not.toHaveBeenCalled()
  })

  it('asks nothing before', () => {
    show(<IdleDialog />, lifting)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
