// @vitest-environment happy-dom
import { setFigures } from '@fonte/domain/history/summarize'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { band, base, box, open, save, sent, signInWithPlank } from './test-kit/past-form-kit.tsx'

const { sets } = base

const choose = async (user: UserEvent, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Actions\u00a0: Développé couché' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

signInWithPlank()

describe('the form of a past workout', () => {
  it('shows the workout at the clock of its place, its sets with kind, figures and reserve', async () => {
    await open()
    expect(screen.getByLabelText<HTMLInputElement>('Jour').value).toBe('2026-11-18')
    expect(screen.getByLabelText<HTMLInputElement>('Début').value).toBe('12:40')
    expect(screen.getByText('Heure du lieu où elle s’est déroulée.')).toBeTruthy()
    expect([box('Poids (kg)').value, box('Répétitions en réserve (RIR)').value]).toEqual(['92,5', '1'])
    expect(screen.getByRole('button', { name: 'Échauffement 1\u00a0: type de série' })).toBeTruthy()
  })

  it('names each set as its mark does: by its number among those of its kind, which the warm-ups do not count in', async () => {
    const more = [...sets, ...sets]
    await open({ ...base, sets: more, ...setFigures(more) })
    const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset.mark)
    expect(marks).toEqual(['É', '1', 'É', '2'])
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(groups).toEqual(['Échauffement 1', 'Série 1', 'Échauffement 2', 'Série 2'])
    expect(screen.getByRole('button', { name: 'Supprimer\u00a0: Série 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Échauffement 2\u00a0: type de série' })).toBeTruthy()
  })

  it('leaves the resistance of a band empty that was left out, and saves it as nothing', async () => {
    queryClient.setQueryData(exercisesQuery.queryKey, { items: [band] })
    const done = [{ exercise_id: 'band', exercise_name: 'Face pull', reps: 15, weight: 0 }]
    const { user } = await open({ ...base, sets: done, ...setFigures(done) })
    expect(box('Résistance (kg)').value).toBe('')
    await user.clear(box('Répétitions'))
    await user.type(box('Répétitions'), '12')
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toMatchObject([{ payload: { entry: { sets: [{ reps: 12, weight: 0 }] } } }])
  })

  it('saves a change over the version that was read, with what is not shown', async () => {
    const { user } = await open()
    await user.clear(box('Poids (kg)'))
    await user.type(box('Poids (kg)'), '95,5')
    await save(user)
    await screen.findByText('entry')
    const changed = [sets[0], { ...sets[1], weight: 95.5 }]
    expect(sent()).toMatchObject([
      { kind: 'update-workout-history', payload: { entry: { id: 'entry', version: 3, sets: changed }, base } },
    ])
    expect(sent()[0]?.payload).toMatchObject({ entry: { total_weight_lifted: 873, completed_at: base.completed_at } })
  })

  it('writes notes of the workout, of an exercise and of a set', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Note de la séance'), 'Lourd')
    await choose(user, 'Ajouter\u00a0: Note de l’exercice')
    await user.type(screen.getByLabelText('Note de l’exercice'), 'Prise large')
    await choose(user, 'Ajouter\u00a0: Note de la série')
    await user.type(box('Note de la série'), 'coude')
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toMatchObject([
      {
        payload: {
          entry: {
            notes: { workout: 'Lourd', places: { bench: 'Prise large' } },
            sets: [sets[0], { ...sets[1], note: 'coude' }],
          },
        },
      },
    ])
  })

  it('says where a note is too long', async () => {
    const { user } = await open({ ...base, sets: sets.slice(0, 1).map((set) => ({ ...set, note: 'n'.repeat(500) })) })
    await user.type(box('Note de la série', 'Échauffement 1'), 'n')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('501 caractères, 500 au plus.')
    await waitFor(() => expect(document.activeElement).toBe(box('Note de la série', 'Échauffement 1')))
  })

  it('reorders the sets by buttons, and says where each stands', async () => {
    const { user } = await open()
    await choose(user, 'Réordonner les séries')
    expect(screen.getByText(/^6 × 92,5/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Monter\u00a0: Série 1' }))
    expect(screen.getByText(/^Série 1\s: position 1 sur 2$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    expect(box('Poids (kg)', 'Série 1').value).toBe('92,5')
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toMatchObject([{ payload: { entry: { sets: sets.toReversed() } } }])
  })

  it('asks for the side where an exercise is done one side after the other, or was', async () => {
    const sided = [
      { exercise_id: 'split', exercise_name: 'Fente bulgare', reps: 10, weight: 20, side: 'left' as const },
      { exercise_id: 'split', exercise_name: 'Fente bulgare', reps: 10, weight: 20 },
    ]
    const { user } = await open({ ...base, sets: sided, ...setFigures(sided) })
    const side = (set: string) => within(screen.getByRole('group', { name: set })).getByLabelText('Côté')
    expect((side('Série 1') as HTMLSelectElement).value).toBe('left')
    await user.selectOptions(side('Série 1'), 'Les deux')
    await user.selectOptions(side('Série 2'), 'Droite')
    await save(user)
    await screen.findByText('entry')
    const { side: _, ...both } = sided[0] as (typeof sided)[0]
    expect(sent()).toMatchObject([{ payload: { entry: { sets: [both, { ...sided[1], side: 'right' }] } } }])
  })

  it('does not ask for the side of what is done with both together', async () => {
    await open()
    expect(screen.queryByLabelText('Côté')).toBeNull()
  })

  it('sends nothing where it says what it said', async () => {
    const { user } = await open()
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toEqual([])
  })

  it('adds a row by Enter in the last field, which takes the focus; an empty one leads on and is no set', async () => {
    const { user } = await open()
    await user.click(box('Répétitions en réserve (RIR)'))
    await user.keyboard('{Enter}')
    const third = await screen.findByRole('group', { name: 'Série 2' })
    await waitFor(() => expect(document.activeElement).toBe(within(third).getByLabelText('Répétitions')))
    expect(screen.getByText(/^Série ajoutée\s: Série 2$/)).toBeTruthy()
    await user.keyboard('{Enter}{Enter}')
    expect(screen.queryByRole('group', { name: 'Série 3' })).toBeNull()
    await save(user)
    await screen.findByText('entry')
    expect(sent()).toEqual([])
  })

  it('says what is wrong at its field, and keeps what was typed', async () => {
    const { user } = await open()
    await user.clear(screen.getByLabelText('Nom'))
    await user.clear(screen.getByLabelText('Durée (min)'))
    await user.type(screen.getByLabelText('Durée (min)'), '2000')
    await user.clear(box('Répétitions'))
    await save(user)
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
    expect(alerts).toEqual([
      'Le nom est obligatoire.',
      'Durée (min)\u00a0: 1\u00a0440 au maximum.',
      'Un nombre est attendu.',
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')))
    expect([box('Répétitions').getAttribute('aria-invalid'), sent()]).toEqual(['true', []])
  })

  it('shows the fields again where what is wrong stands in sets that are being reordered', async () => {
    const { user } = await open()
    await user.clear(box('Répétitions'))
    await choose(user, 'Réordonner les séries')
    await save(user)
    await waitFor(() => expect(document.activeElement).toBe(box('Répétitions')))
    await user.click(screen.getByRole('button', { name: 'Actions\u00a0: Développé couché' }))
    const order = await screen.findByRole('menuitem', { name: 'Réordonner les séries' })
    expect(order.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Escape}')
    await user.type(box('Répétitions'), '12')
    expect(box('Répétitions').value).toBe('12')
  })

  it('asks about over five hours without standing in the way, and refuses a day to come', async () => {
    const { user } = await open()
    await user.clear(screen.getByLabelText('Durée (min)'))
    await user.type(screen.getByLabelText('Durée (min)'), '301')
    expect(screen.getByText(/^Plus de cinq heures/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Jour'))
    await user.type(screen.getByLabelText('Jour'), '2126-11-18')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('La date est dans le futur.')
  })

  it('takes an exercise out and brings it back; without a set there is nothing to save', async () => {
    const { user, told } = await open()
    await choose(user, 'Retirer de la séance')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe('Au moins une série.')
    told[0]?.action?.onAction()
    expect((await screen.findAllByRole('group')).length).toBe(2)
  })
})

it('a workout is deleted from its form, whatever was typed, once for two taps, and that can be undone', async () => {
  const { user, told } = await open()
  await user.type(box('Répétitions'), '7')
  const bin = screen.getByRole('button', { name: 'Supprimer la séance' })
  for (const tapped of [bin, bin]) fireEvent.click(tapped)
  await screen.findByText('stats')
  expect(sent()).toMatchObject([{ kind: 'delete-workout-history', payload: { entry: { id: 'entry' } } }])
  expect(told).toMatchObject([{ title: 'Séance supprimée', action: { label: 'Annuler' } }])
})

it('what is typed of a workout that was deleted meanwhile is kept as a new one', async () => {
  const { user } = await open(base, [], true)
  expect(screen.getByText(/a été supprimée entre-temps/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Supprimer la séance' })).toBeNull()
  await user.clear(box('Répétitions'))
  await user.type(box('Répétitions'), '7')
  await save(user)
  await screen.findByText('entry')
  const [row] = sent()
  expect(row).toMatchObject({ kind: 'create-workout-history', payload: { program_name: 'Haut du corps' } })
  expect(row?.payload).not.toMatchObject({ id: 'entry' })
  expect(row?.payload).toMatchObject({ sets: [{ reps: 5 }, { reps: 7 }] })
})
