// @vitest-environment happy-dom

import type { Measured } from '@fonte/domain/program/editor/set-columns'
import { emptyProgramForm, type ProgramForm } from '@fonte/domain/program/form'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../../platform/words/language.ts'
import { useProgramForm } from '../use-program-form.ts'
import { SetLedger } from './set-ledger.tsx'

const set = (key: number, reps: string) => ({ key, reps, weight: '60', rest: '90' })

const formOf = (...reps: string[]): ProgramForm => ({
  ...emptyProgramForm,
  exercises: [
    {
      exercise_id: 'bench',
      name: 'Développé couché',
      name_en: null,
      default_rest: '60',
      sets: reps.map((figure, key) => set(key, figure)),
    },
  ],
})

interface Told {
  readonly measured?: Measured
  readonly problems?: Readonly<Record<string, string>>
  readonly ordering?: boolean
}

/** Shows the sets of one exercise of a form; `now` is what the form holds. */
function open(initial: ProgramForm, { measured = {}, problems = {}, ordering = false }: Told = {}) {
  let now = initial
  const say = vi.fn<(text: string) => void>()
  const ordered = vi.fn<() => void>()
  function Ledger() {
    const { form, changes } = useProgramForm(initial)
    useEffect(() => {
      now = form
    }, [form])
    const [exercise] = form.exercises
    const order = { ordering, onOrdered: ordered, onSay: say }
    return (
      exercise && (
        <SetLedger exercise={exercise} measured={measured} index={0} problems={problems} changes={changes} {...order} />
      )
    )
  }
  render(<Ledger />)
  return { user: userEvent.setup(), say, ordered, sets: () => now.exercises[0]?.sets ?? [] }
}

const row = (place: number) => within(screen.getByRole('group', { name: `Série ${place}` }))

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

describe('the sets of an exercise in the editor', () => {
  it('calls the weight of a lift of the body what is added to it', () => {
    open(formOf('8'), { measured: { load: 'bodyweight' } })
    expect(screen.getByLabelText('Lest (kg)')).toBeTruthy()
    expect(screen.queryByLabelText('Poids (kg)')).toBeNull()
  })

  it('leaves the resistance of a band empty that was left out, until a figure is typed', async () => {
    const band = set(0, '12')
    const form = formOf('12')
    const [exercise] = form.exercises
    if (!exercise) throw new Error('No exercise')
    const { user, sets } = open(
      { ...form, exercises: [{ ...exercise, sets: [{ ...band, weight: '0' }] }] },
      { measured: { equipment_ids: ['band'] } },
    )
    const field = screen.getByLabelText<HTMLInputElement>('Résistance (kg)')
    expect(field.value).toBe('')
    await user.type(field, '0')
    expect(field.value).toBe('0')
    await user.type(field, '{Backspace}12')
    expect(sets()[0]?.weight).toBe('12')
  })

  it.each([
    ['fr', 'Poids (kg)', '62,5'],
    ['en', 'Weight (kg)', '62.5'],
  ] as const)('write a weight with a half as their reader’s language does: %s', (lang, name, shown) => {
    switchLanguage(lang)
    const form = formOf('8')
    const [exercise] = form.exercises
    if (!exercise) throw new Error('No exercise')
    open({ ...form, exercises: [{ ...exercise, sets: [{ ...set(0, '8'), weight: '62.5' }] }] })
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe(shown)
  })

  it('take what is typed into their own row', async () => {
    const { user, sets } = open(formOf('10', '8'))
    const reps = row(2).getByLabelText('Répétitions')
    await user.clear(reps)
    await user.type(reps, '12')
    expect(sets().map((each) => each.reps)).toEqual(['10', '12'])
  })

  it('take all figures of a set on to those behind, which is offered while they say something else', async () => {
    const { user, sets } = open(formOf('10', '8', '8', '8'))
    const offer = { name: 'Appliquer aux séries suivantes' }
    expect(screen.queryByRole('button', offer)).toBeNull()
    await user.clear(row(2).getByLabelText('Répétitions'))
    await user.type(row(2).getByLabelText('Répétitions'), '6')
    await user.clear(row(2).getByLabelText('Poids (kg)'))
    await user.type(row(2).getByLabelText('Poids (kg)'), '70')
    await user.click(row(2).getByRole('button', offer))
    expect(sets().map((each) => each.reps)).toEqual(['10', '6', '6', '6'])
    expect(sets().map((each) => each.weight)).toEqual(['60', '70', '70', '70'])
    expect(screen.queryByRole('button', offer)).toBeNull()
    expect(document.activeElement).toBe(row(2).getByRole('button', { name: 'Déplacer la série 2' }))
    await user.type(row(4).getByLabelText('Répétitions'), '1')
    expect(screen.queryByRole('button', offer)).toBeNull()
  })

  it('offer no rest to the last one, which shows none', async () => {
    const { user } = open(formOf('10', '8', '8'))
    const offer = { name: 'Appliquer aux séries suivantes' }
    await user.clear(row(2).getByLabelText('Repos (s)'))
    await user.type(row(2).getByLabelText('Repos (s)'), '75')
    expect(screen.queryByRole('button', offer)).toBeNull()
    await user.clear(row(1).getByLabelText('Repos (s)'))
    await user.type(row(1).getByLabelText('Repos (s)'), '30')
    expect(row(1).queryByRole('button', offer)).not.toBeNull()
  })

  it('take a rest as minutes and seconds', async () => {
    const { user, sets } = open(formOf('10', '8'))
    await user.clear(row(1).getByLabelText('Repos (s)'))
    await user.type(row(1).getByLabelText('Repos (s)'), '2:30')
    expect(sets().map(({ rest }) => rest)).toEqual(['2:30', '90'])
  })

  it('ask for a rest only where another set follows', () => {
    open(formOf('10', '8'))
    expect(row(1).queryByLabelText('Repos (s)')).not.toBeNull()
    expect(row(2).queryByLabelText('Repos (s)')).toBeNull()
  })

  it('are asked for time or distance instead of repetitions where the exercise is measured so', async () => {
    const { user, sets } = open(formOf('0', '0'), { measured: { measure: 'time' } })
    expect(row(1).queryByLabelText('Répétitions')).toBeNull()
    await user.type(row(2).getByLabelText('Durée (s)'), '45')
    expect(sets().map(({ seconds }) => seconds)).toEqual([undefined, '45'])
  })

  it('are asked for repetitions as before where a program counts them so, whatever the exercise is measured in', () => {
    open(formOf('30'), { measured: { measure: 'time' } })
    expect(row(1).queryByLabelText('Répétitions')).not.toBeNull()
  })

  it('have a kind to choose, a range and a reserve only where their exercise asks for them', async () => {
    open(formOf('10', '8'))
    expect(row(1).queryByLabelText('Type de série')).toBeNull()
    cleanup()
    const asked = formOf('10', '8')
    const [bench] = asked.exercises
    const told = bench?.sets.map((each) => ({ ...each, kind: 'work' as const, reps_max: '', rir: '' })) ?? []
    const full = open({ ...asked, exercises: bench ? [{ ...bench, sets: told }] : [] })
    await full.user.selectOptions(row(1).getByLabelText('Type de série'), 'Échauffement')
    await full.user.type(row(2).getByLabelText('Répétitions, au plus'), '12')
    await full.user.type(row(2).getByLabelText('Répétitions en réserve (RIR)'), '1,5')
    expect(full.sets()).toMatchObject([{ kind: 'warmup' }, { kind: 'work', reps_max: '12', rir: '1,5' }])
  })

  it('grow by a set like the last one', async () => {
    const { user, sets } = open(formOf('10', '8'))
    await user.click(screen.getByRole('button', { name: 'Ajouter une série' }))
    expect(sets().map((each) => each.reps)).toEqual(['10', '8', '8'])
  })

  it('lose the one that is removed, and keep the last one', async () => {
    const { user, sets } = open(formOf('10', '8'))
    await user.click(row(1).getByRole('button', { name: 'Supprimer la série' }))
    expect(sets().map((each) => each.reps)).toEqual(['8'])
    const last = row(1).getByRole('button', { name: 'Supprimer la série' })
    expect(last.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement, 'the focus goes on to the row that is left').toBe(last)
    await user.keyboard('{Enter}')
    expect(sets()).toHaveLength(1)
  })

  it('say under a row what is wrong with it, at the field that is wrong', () => {
    open(formOf('10', '8'), { problems: { 'sets.1.reps': 'Pas un nombre.' } })
    expect(row(2).getByText('Pas un nombre.')).toBeTruthy()
    expect(row(2).getByLabelText('Répétitions').getAttribute('aria-invalid')).toBe('true')
    expect(row(1).getByLabelText('Répétitions').getAttribute('aria-invalid')).toBeNull()
  })

  it('are put in order by buttons, and each move is said', async () => {
    const { user, sets, say, ordered } = open(formOf('10', '8', '6'), { ordering: true })
    const down = screen.getByRole('button', { name: 'Descendre\u00a0: Série 1' })
    await user.click(down)
    expect(sets().map((each) => each.reps)).toEqual(['8', '10', '6'])
    expect(say).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    expect(ordered).toHaveBeenCalledOnce()
  })
})
