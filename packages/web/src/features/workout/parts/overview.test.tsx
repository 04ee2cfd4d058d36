// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { Overview } from './overview.tsx'

const lifting: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  done(10, 60, clock(2)),
  { type: 'skip-rest', at: clock(3) },
]
const lastSet: readonly WorkoutEvent[] = [
  ...lifting,
  { type: 'skip', at: clock(3), slots: ['1-0', '1-1', '1-2', '2-0'], reason: 'hand' },
]

const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

describe('the list of exercises', () => {
  it('leads to each exercise that is not done', async () => {
    const { act, user } = show(<Overview />, lifting)
    await user.click(button('Dips'))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'go-to', slot: '2-0' }]])
  })

  it('is reordered by a grip: with the arrow keys, and by dragging one below another', async () => {
    const { act, user } = show(<Overview />, lifting)
    button('Déplacer Dips').focus()
    await user.keyboard('{ArrowUp}')
    expect(act.change.mock.lastCall).toMatchObject([{ type: 'move-exercise', place: '2', before: '1' }])
    const height = 50
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const top = height * [...(this.parentElement?.children ?? [])].indexOf(this)
      return { top, height } as DOMRect
    })
    fireEvent.pointerDown(button('Déplacer Développé couché'), { button: 0 })
    fireEvent.pointerMove(window, { clientY: 110 })
    fireEvent.pointerUp(window)
    expect(act.change.mock.lastCall).toMatchObject([{ type: 'move-exercise', place: '0', before: '2' }])
    vi.restoreAllMocks()
  })

  it('says where an exercise stands that was moved, by its grip or its menu', async () => {
    const { user } = show(<Overview />, lifting)
    expect(screen.getByRole('status').textContent).toBe('')
    button('Déplacer Dips').focus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('status').textContent).toBe('Dips\u00a0: position 2 sur 3')
    await user.click(row('Développé couché').getByRole('button', { name: 'Actions\u00a0: Développé couché' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
    expect(screen.getByRole('status').textContent).toBe('Développé couché\u00a0: position 2 sur 3')
  })

  it('changes an exercise from its menu', async () => {
    const { act, toast, user } = show(<Overview />, lifting)
    const choose = async (name: string, entry: string) => {
      await user.click(row(name).getByRole('button', { name: `Actions\u00a0: ${name}` }))
      await user.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await choose('Développé militaire', 'Passer l’exercice')
    await choose('Dips', 'Monter')
    await choose('Développé couché', 'Retirer de la séance')
    expect(act.change.mock.calls).toMatchObject([
      [{ type: 'skip', slots: ['1-0', '1-1', '1-2'] }],
      [{ type: 'move-exercise', place: '2', before: '1' }],
      [{ type: 'remove-exercise', place: '0' }],
    ])
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'La série faite reste' }))
  })

  it('changes an exercise from its menu in English', async () => {
    switchLanguage('en')
    const { act, toast, user } = show(<Overview />, lifting)
    await user.click(row('Bench press').getByRole('button', { name: 'Actions: Bench press' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Swap',
        'Add set',
        'Note',
        'Skip exercise',
        'Move up',
        'Move down',
        'Remove from workout',
      ]),
    )
    await user.click(screen.getByRole('menuitem', { name: 'Skip exercise' }))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'skip', slots: ['0-1'] }]])
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Exercise skipped' }))
  })

  it('groups exercises into a superset, and names it', async () => {
    const { act, user } = show(<Overview />, lifting)
    await user.click(row('Dips').getByRole('button', { name: 'Actions\u00a0: Dips' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Grouper avec le précédent' }))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'group', places: ['1', '2'] }]])
    cleanup()
    show(<Overview />, [...lifting, { type: 'group', at: clock(4), places: ['1', '2'] }])
    expect(row('Dips').getByText('Superset A · A2')).toBeTruthy()
  })

  it('has a third exercise join a superset, which is then a circuit', async () => {
    const superset: WorkoutEvent = { type: 'group', at: clock(4), places: ['0', '1'] }
    const { act, user } = show(<Overview />, [...lifting, superset])
    await user.click(row('Dips').getByRole('button', { name: 'Actions\u00a0: Dips' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Grouper avec le précédent' }))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'group', places: ['0', '1', '2'] }]])
    cleanup()
    show(<Overview />, [...lifting, superset, { type: 'group', at: clock(4), places: ['0', '1', '2'] }])
    expect(row('Dips').getByText('Circuit A · A3')).toBeTruthy()
  })

  it('says what was skipped, and brings it back', async () => {
    const { act, user } = show(<Overview />, lastSet)
    expect(row('Dips').getAllByText('passé')).toHaveLength(2)
    await user.click(row('Dips').getByRole('button', { name: 'Actions\u00a0: Dips' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remettre les séries passées' }))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'unskip', slots: ['2-0'] }]])
  })

  it('cannot be changed before the start', () => {
    show(<Overview />, [])
    // Their names lead to their sheets, and nothing else is to be pressed.
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      pushDay.exercises.map(({ name }) => name),
    )
  })
})
