// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { ownPace } from '@fonte/domain/workout/pace/own-pace'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import type { ShowToast } from '../../../ui/toast.ts'
import { letters } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { AddExercise } from './add-exercise.tsx'
import { SetTools } from './set-tools.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TimeDialog } from './time-dialog.tsx'

const lifting: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  done(10, 60, clock(2)),
  { type: 'skip-rest', at: clock(3) },
]
const lastSet: readonly WorkoutEvent[] = [
  ...lifting,
  { type: 'skip', at: clock(3), slots: ['1-0', '1-1', '1-2', '2-0'], reason: 'hand' },
]

const { selector } = vi.hoisted(() => ({
  selector: vi.fn((_: { room: number; onAdd: (picked: readonly unknown[]) => void }) => null),
}))
vi.mock('./exercise-selector.ts', () => ({ AllExercises: selector }))

function Tools() {
  const step = currentStep(useGuided().state)
  return step && <SetTools step={step} />
}

const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  letters.turn(false)
  switchLanguage('fr')
})

describe('the tools of a set', () => {
  it('are one tap each', async () => {
    const { act, openTool, toast, user } = show(<Tools />, lifting)
    await user.click(button('Échanger'))
    await user.click(button('Charge'))
    await user.click(button('Note'))
    const place = '0'
    const opened = [{ kind: 'swap', place }, { kind: 'plates' }, { kind: 'note', place, slot: '0-1' }]
    expect(openTool.mock.calls).toEqual(opened.map((tool) => [tool]))
    await user.click(button('Ajouter une série'))
    expect(act.change.mock.calls).toMatchObject([
      [{ type: 'add-sets', place: '0', after: '0-1', sets: [{ plan: { reps: 8, weight: 70, rest: 120 } }] }],
    ])
    const [[said]] = toast.mock.calls as [Parameters<ShowToast>]
    expect([said.title, said.action?.label]).toEqual(['Série ajoutée', 'Annuler'])
    said.action?.onAction()
    expect(act.undoChange.mock.calls).toEqual([[act.change.mock.calls[0]?.[0]?.at]])
  })

  it('are named in English', () => {
    switchLanguage('en')
    show(<Tools />, lifting)
    const tools = within(screen.getByRole('group', { name: 'Set tools' })).getAllByRole('button')
    expect(tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent)).toEqual([
      'Swap',
      'Plates',
      'Add set',
      'Note',
    ])
  })

  it('answer to letters, unless those are off', async () => {
    const { act, openTool, user } = show(<Tools />, lifting)
    await user.keyboard('enp')
    expect(openTool).toHaveBeenCalledTimes(3)
    button('Note').focus()
    await user.keyboard('s')
    expect(act.change.mock.calls).toMatchObject([[{ type: 'skip', slots: ['0-1'], reason: 'hand' }]])
    letters.turn(true)
    await user.keyboard('enps?')
    expect(openTool.mock.calls.slice(3)).toEqual([[{ kind: 'shortcuts' }]])
  })

  it('do not end the workout unasked', async () => {
    const { act, toast, user } = show(<Tools />, lastSet)
    await user.keyboard('s')
    expect(act.change).not.toHaveBeenCalled()
    expect(toast.mock.calls).toMatchObject([[{ title: expect.stringContaining('arrêtez la séance') }]])
  })

  it('wait while another tab drives', () => {
    show(<Tools />, lifting, { canAct: false })
    expect(button('Échanger').closest('fieldset')?.disabled).toBe(true)
  })
})

describe('less time', () => {
  it('leaves sets out, an exercise at a time, and brings them back', async () => {
    const { act, user } = show(<TimeDialog pace={ownPace([])} onClose={() => undefined} />, lifting)
    const minutes = screen.getByLabelText(/^Minutes/)
    await user.clear(minutes)
    await user.type(minutes, '10')
    expect(screen.getByRole('status').textContent).toContain('1 série en moins, environ 10 min')
    await user.click(screen.getByLabelText(/^Développé militaire/))
    expect(screen.getByRole('status').textContent).toContain('Tout tient')
    expect(screen.queryByRole('button', { name: 'Appliquer' })).toBeNull()
    await user.click(screen.getByLabelText(/^Développé militaire/))
    await user.click(button('Appliquer'))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'skip', slots: ['1-2'], reason: 'trim' }]])
    cleanup()
    const trim: WorkoutEvent = { type: 'skip', at: clock(4), slots: ['1-2'], reason: 'trim' }
    const after = show(<TimeDialog pace={ownPace([])} onClose={() => undefined} />, [...lifting, trim])
    await after.user.click(button('Tout remettre'))
    expect(after.act.change.mock.calls).toMatchObject([[{ type: 'unskip', slots: ['1-2'] }]])
  })
})

describe('less time, at one’s own pace', () => {
  it('counts each set as long as it takes its lifter', async () => {
    const pace = { seconds: () => 60, isMeasured: () => true }
    const { user } = show(<TimeDialog pace={pace} onClose={() => undefined} />, lifting)
    expect(screen.getByRole('status').textContent).toBe('Tout tient\u00a0: environ 5 min, à votre rythme')
    expect(screen.queryByRole('button', { name: 'Appliquer' })).toBeNull()
    cleanup()
    const slow = { seconds: () => 240, isMeasured: () => true }
    const again = show(<TimeDialog pace={slow} onClose={() => undefined} />, lifting)
    const minutes = screen.getByLabelText(/^Minutes/)
    await again.user.clear(minutes)
    await user.type(minutes, '15')
    expect(screen.getByRole('status').textContent).toBe('2 séries en moins, environ 12 min, à votre rythme')
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    expect(screen.getByRole('status').textContent).toContain('à votre rythme')
  })
})

describe('the list of all exercises over a workout', () => {
  const picked = ['a', 'b'].map((id) => ({ exercise_id: id, name: id, name_en: null }))

  it('adds what was picked in its order, behind the others, to be taken back as a whole', () => {
    const closed = vi.fn<() => void>()
    const { act, toast } = show(<AddExercise onClose={closed} />, lifting)
    selector.mock.lastCall?.[0].onAdd(picked)
    expect(closed).toHaveBeenCalledOnce()
    const [[one, other] = []] = act.change.mock.calls
    if (one?.type !== 'add-exercise' || other?.type !== 'add-exercise') throw new Error('nothing was added')
    expect([one.exercise.exercise_id, other.exercise.exercise_id]).toEqual(['a', 'b'])
    expect([one.after, other.after, other.at]).toEqual(['2', one.exercise.place, one.at])
    const [[said]] = toast.mock.calls as [Parameters<ShowToast>]
    expect(said.title).toBe('Exercices ajoutés')
    said.action?.onAction()
    expect(act.undoChange.mock.calls).toEqual([[one.at]])
  })

  it('counts the exercises that a workout has, not how often it has them', () => {
    const [press] = pushDay.exercises
    if (!press) throw new Error('the push day has a bench press')
    const exercises = [
      { ...press, place: 'first' },
      { ...press, place: 'again' },
    ]
    show(<AddExercise onClose={() => undefined} />, [{ type: 'start', at: clock(0) }], {
      program: { ...pushDay, exercises },
    })
    expect(selector.mock.lastCall?.[0].room).toBe(49)
  })

  it('takes as many as a workout still has room for, and none where they are too many', () => {
    const closed = vi.fn<() => void>()
    const { act, toast } = show(<AddExercise onClose={closed} />, lifting)
    expect(selector.mock.lastCall?.[0].room).toBe(47)
    selector.mock.lastCall?.[0].onAdd(Array.from({ length: 48 }, (_, i) => ({ ...picked[0], exercise_id: `e${i}` })))
    expect([closed.mock.calls, act.change.mock.calls]).toEqual([[], []])
    expect(toast.mock.lastCall?.[0].title).toMatch(/au plus 50 exercices/)
  })
})

it('the list of keys names each as it stands on the keyboard of its language', () => {
  const first = () => screen.getAllByRole('term')[0]?.textContent
  show(<ShortcutsDialog onClose={() => undefined} />, lifting)
  expect(first()).toBe('Entrée')
  cleanup()
  switchLanguage('en')
  show(<ShortcutsDialog onClose={() => undefined} />, lifting)
  expect(first()).toBe('Enter')
})
