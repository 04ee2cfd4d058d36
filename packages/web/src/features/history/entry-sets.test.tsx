// @vitest-environment happy-dom
import type { Exercise } from '@fonte/contract/exercise'
import type { WorkoutSet } from '@fonte/contract/history'
import type { WorkoutNotes } from '@fonte/domain/history/workout-history'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chooseEffort } from '../../platform/words/effort.ts'
import { switchLanguage } from '../../platform/words/language.ts'
import { EntrySets, WorkoutNote } from './entry-sets.tsx'

const pullUp = { exercise_id: 'pull-up', exercise_name: 'Tractions', reps: 8, weight: 0 }
const plank = { exercise_id: 'plank', exercise_name: 'Planche', reps: 0, weight: 0 }

const cells = (name: string): readonly (readonly string[])[] => {
  const section = screen.getByRole('heading', { name }).closest('section') as HTMLElement
  const rows = within(section).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')))
}

const library = new Map([
  ['chin-up', { name: 'Tractions en supination', name_en: 'Chin-up', load: 'bodyweight' } as Exercise],
  ['band-curl', { name: 'Curl à l’élastique', name_en: null, equipment: 'Élastique' } as Exercise],
])

const router = createRouter({ routeTree: createRootRoute() })

const show = (...sets: readonly WorkoutSet[]) => showNoted(undefined, ...sets)

const showNoted = (notes: WorkoutNotes | undefined, ...sets: readonly WorkoutSet[]) =>
  render(
    <RouterContextProvider router={router as never}>
      <EntrySets sets={sets} notes={notes} find={(id) => library.get(id)} />
    </RouterContextProvider>,
  )

afterEach(() => {
  cleanup()
  chooseEffort('none')
  switchLanguage('fr')
})

it('the sets of an entry are told with their kind, side, effort and note, assistance as less than nothing', () => {
  show(
    { ...pullUp, assist: 20, rir: 1.5, note: 'coude' },
    { ...pullUp, reps: 5, weight: 10, kind: 'drop', side: 'left' },
    { ...pullUp, kind: 'work' },
  )
  expect(cells('Tractions')).toEqual([
    ['Série', 'Répétitions', 'Poids (kg)'],
    ['1RIR 1,5 · coude', '8', '−20'],
    ['−Dégressive · Gauche', '5', '10'],
    ['2', '8', '0'],
  ])
})

it('a load is called what it was asked for as, and a resistance that was left out is none', () => {
  const chinUp = { ...pullUp, exercise_id: 'chin-up' }
  const curl = { ...pullUp, exercise_id: 'band-curl' }
  show(chinUp, { ...chinUp, weight: 10 }, curl, { ...curl, weight: 12 })
  expect(cells('Tractions en supination').map(([, , load]) => load)).toEqual(['Lest (kg)', '0', '10'])
  expect(cells('Curl à l’élastique').map(([, , load]) => load)).toEqual(['Résistance (kg)', '–', '12'])
})

it('the effort of a set is told by the scale that its lifter has chosen', () => {
  chooseEffort('rpe')
  show({ ...pullUp, rir: 1.5 })
  expect(cells('Tractions')[1]).toEqual(['1RPE 8,5', '8', '0'])
})

it('sets are numbered as in the form that changes them: the working ones of each place from 1, the others by their mark', () => {
  const again = { ...pullUp, place: 'again' }
  show({ ...pullUp, kind: 'warmup' }, pullUp, { ...again, kind: 'warmup' }, again, pullUp)
  const numbers = screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild?.textContent),
  )
  expect(numbers).toEqual([
    ['ÉÉchauffement', '1', '2'],
    ['ÉÉchauffement', '1'],
  ])
  expect(screen.getAllByText('É').every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(true)
})

it('holds stand under seconds and carries under metres, as figures alone, and beside others with their unit', () => {
  show({ ...plank, seconds: 45 }, { ...pullUp, reps: 0, distance: 40, seconds: 30 })
  expect(cells('Planche')).toEqual([
    ['Série', 'Durée (s)', 'Poids (kg)'],
    ['1', '45', '0'],
  ])
  expect(cells('Tractions').map(([, count]) => count)).toEqual(['Distance, durée', '40 m · 30 s'])
  cleanup()
  show({ ...plank, distance: 1500 }, { ...pullUp, reps: 0, seconds: 30 }, { ...pullUp, reps: 0, distance: 40 })
  expect(cells('Planche').map(([, count]) => count)).toEqual(['Distance (m)', '1 500'])
  expect(cells('Tractions').map(([, count]) => count)).toEqual(['Répétitions', '30 s', '40 m'])
  cleanup()
  show({ ...pullUp, seconds: 30 }, { ...pullUp, reps: 1, distance: 40, seconds: 20 })
  expect(cells('Tractions').map(([, count]) => count)).toEqual(['Répétitions', '8 rép. · 30 s', '1 rép. · 40 m · 20 s'])
  cleanup()
  show({ ...plank, seconds: 45 }, { ...plank, reps: 30 })
  expect(cells('Planche').map(([, count]) => count)).toEqual(['Répétitions', '45 s', '30'])
})

it('units keep their letters where the heads of a table stand in capitals: S is no second, M no metre', () => {
  show({ ...plank, seconds: 45 }, { ...pullUp, reps: 0, distance: 40 })
  const kept = [...document.querySelectorAll('thead .case-kept')].map((unit) => unit.textContent)
  expect(kept).toEqual(['s', 'kg', 'm', 'kg'])
})

it('an exercise has the name of the library in the language of its reader; one that is gone, the name that it had', () => {
  switchLanguage('en')
  show({ ...pullUp, exercise_id: 'chin-up', exercise_name: 'Tractions en supination' }, plank)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Chin-up', 'Planche'])
})

it('what was written about an exercise stands under its name, of each place where it was done', () => {
  const again = { ...pullUp, place: 'again' }
  showNoted({ workout: 'Dur', places: { 'pull-up': 'Prise large', again: 'Prise serrée' } }, pullUp, again, plank)
  const sections = screen.getAllByRole('heading', { name: 'Tractions' }).map((heading) => heading.closest('section'))
  expect(sections.map((section) => section?.querySelector('p')?.textContent)).toEqual(['Prise large', 'Prise serrée'])
  expect(document.querySelectorAll('p')).toHaveLength(2)
})

it('what was written about an exercise without a set stands under the note of the workout', () => {
  const notes = { workout: 'Dur', places: { 'pull-up': 'Prise large', plank: 'Dos trop fatigué' } }
  const { container, rerender } = render(<WorkoutNote sets={[pullUp]} notes={notes} />)
  const told = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(told()).toEqual(['Dur', 'Dos trop fatigué'])
  rerender(<WorkoutNote sets={[pullUp]} notes={undefined} />)
  expect(told()).toEqual([])
})
