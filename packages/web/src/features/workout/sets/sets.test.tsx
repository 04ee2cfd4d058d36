// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { SetNumber } from '../kind/set-number.tsx'
import { Overview } from '../parts/overview.tsx'
import { show } from '../test-kit/guided-kit.tsx'
import { WorkoutTools } from '../tools/workout-tools.tsx'

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const skip = (...slots: string[]): WorkoutEvent => ({ type: 'skip', at: clock(1), slots, reason: 'hand' })

const Sets = () => <WorkoutTools tool={{ kind: 'sets', place: '1' }} load={{ weight: 0 }} onClose={() => undefined} />

function CurrentNumber() {
  const step = currentStep(useGuided().state)
  const said = { kind: 'work', rir: undefined, say: () => undefined, resay: () => undefined } as const
  return step && <SetNumber step={step} said={said} />
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(cleanup)

describe('the sets of an exercise', () => {
  it('say which are done, to do and skipped', () => {
    const gone: WorkoutEvent = { type: 'go-to', at: clock(1), slot: '1-0' }
    show(<Sets />, [start, gone, done(8, 45, clock(2)), skip('1-1')])
    const said = [
      'Série 1, faite\u00a0: 8 × 45\u00a0kg',
      'Série passée\u00a0: 8 × 40\u00a0kg',
      'Série 2, à faire\u00a0: 6 × 42,5\u00a0kg',
    ]
    for (const [index, each] of said.entries()) expect(lines()[index]).toContain(each)
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('are skipped and removed one by one, and each is taken back by its message', async () => {
    const { act, toast, user } = show(<Sets />, [start])
    await user.click(button('Actions\u00a0: série 2'))
    await user.click(await screen.findByRole('menuitem', { name: 'Passer la série' }))
    await user.click(button('Actions\u00a0: série 3'))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer la série' }))
    expect(act.change.mock.calls).toMatchObject([
      [{ type: 'skip', slots: ['1-1'], reason: 'hand' }],
      [{ type: 'remove-set', slot: '1-2' }],
    ])
    const said = toast.mock.calls.map(([{ title, action }]) => [title, action?.label])
    expect(said).toEqual([
      ['Série passée', 'Annuler'],
      ['Série supprimée', 'Annuler'],
    ])
  })

  it('are noted one by one, and show their note', async () => {
    const noted = { type: 'set-note', at: clock(1), slot: '1-1', text: 'prise serrée' } as const
    const { openTool, user } = show(<Sets />, [start, noted])
    expect(lines()[1]).toContain('prise serrée')
    await user.click(button('Actions\u00a0: série 2'))
    await user.click(await screen.findByRole('menuitem', { name: 'Note' }))
    expect(openTool.mock.calls).toEqual([[{ kind: 'note', place: '1', slot: '1-1', of: 'set' }]])
    cleanup()
    const tool = { kind: 'note', place: '1', slot: '1-1', of: 'set' } as const
    show(<WorkoutTools tool={tool} load={{ weight: 0 }} onClose={() => undefined} />, [start, noted])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la série').value).toBe('prise serrée')
  })

  it('close where their exercise is removed, and stay closed when it comes back', () => {
    const close = vi.fn()
    const sets = <WorkoutTools tool={{ kind: 'sets', place: '1' }} load={{ weight: 0 }} onClose={close} />
    const { become } = show(sets, [start])
    expect(close).not.toHaveBeenCalled()
    become({}, [start, { type: 'remove-exercise', at: clock(1), place: '1' }])
    expect(close).toHaveBeenCalledOnce()
  })

  it('hand the focus on to the next one where one is removed', async () => {
    const { become, user } = show(<Sets />, [start])
    await user.click(button('Actions\u00a0: série 2'))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer la série' }))
    become({}, [start, { type: 'remove-set', at: clock(1), slot: '1-1' }])
    expect(document.activeElement).toBe(button('Actions\u00a0: série 2'))
  })

  it('come back where they were skipped', async () => {
    const { act, user } = show(<Sets />, [start, skip('1-1')])
    await user.click(button(/^Actions\s: série passée/))
    await user.click(await screen.findByRole('menuitem', { name: 'Remettre la série' }))
    expect(act.change.mock.calls).toMatchObject([[{ type: 'unskip', slots: ['1-1'] }]])
  })

  it('go up and down past each other, and say where they stand', async () => {
    const { act, user } = show(<Sets />, [start])
    await user.click(button('Actions\u00a0: série 3'))
    expect((await screen.findByRole('menuitem', { name: 'Descendre' })).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('menuitem', { name: 'Monter' }))
    expect(screen.getByRole('status').textContent).toBe('Série 3\u00a0: position 2 sur 3')
    await user.click(button('Actions\u00a0: série 2'))
    await user.click(await screen.findByRole('menuitem', { name: 'Descendre' }))
    expect(act.change.mock.calls).toMatchObject([
      [{ type: 'move-set', slot: '1-2', before: '1-1' }],
      [{ type: 'move-set', slot: '1-1', before: null }],
    ])
  })

  it('are only to be read while another tab drives', () => {
    show(<Sets />, [start], { canAct: false })
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
  })

  it('open from the menu of the exercise', async () => {
    const { openTool, user } = show(<Overview />, [start])
    await user.click(button('Actions\u00a0: Développé militaire'))
    await user.click(await screen.findByRole('menuitem', { name: 'Séries de l’exercice' }))
    expect(openTool.mock.calls).toEqual([[{ kind: 'sets', place: '1' }]])
  })
})

describe('the sheet of the current set', () => {
  it('skips it or removes it by a tap, or shows it among the others', async () => {
    const { act, openTool, user } = show(<CurrentNumber />, [start])
    const press = async (name: string) => {
      await user.click(button(/^Série 1 \/ 2/))
      await user.click(button(name))
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    await press('Passer la série')
    await press('Supprimer la série')
    await press('Séries de l’exercice')
    expect(act.change.mock.calls).toMatchObject([
      [{ type: 'skip', slots: ['0-0'], reason: 'hand' }],
      [{ type: 'remove-set', slot: '0-0' }],
    ])
    expect(openTool.mock.calls).toEqual([[{ kind: 'sets', place: '0' }]])
  })

  it('stays where nothing would be left to do', async () => {
    const others = skip('0-1', '1-0', '1-1', '1-2', '2-0')
    const { act, toast, user } = show(<CurrentNumber />, [start, others])
    await user.click(button(/^Série 1 \/ 1/))
    await user.click(button('Supprimer la série'))
    expect(act.change).not.toHaveBeenCalled()
    expect(toast.mock.calls).toMatchObject([[{ title: expect.stringContaining('arrêtez la séance') }]])
    expect(button('Supprimer la série')).toBeTruthy()
  })
})
