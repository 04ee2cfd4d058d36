// @vitest-environment happy-dom

import { setOf } from '@fonte/domain/test-kit/log-entries'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { switchUnit } from '../../../platform/words/unit.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { someMuscles, trainingKit, workoutOn } from '../test-kit/training-kit.ts'
import { ExercisesDoneList } from './exercises-done-list.tsx'
import { MuscleChart } from './muscle-chart.tsx'
import { WeeklyChart } from './weekly-chart.tsx'

const today = '2026-11-22'
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

afterEach(() => {
  cleanup()
  switchUnit('kg')
})

describe('weekly volume', () => {
  const training = trainingKit(
    workoutOn('2026-11-17'),
    workoutOn('2026-11-20', 'Squat à la barre', 5, 120),
    workoutOn('2026-11-10'),
    workoutOn('2026-06-10'),
  )
  const show = () => showPart(<WeeklyChart training={training} today={today} />)

  it('says what it shows in a sentence and as a picture with a name', async () => {
    await show()
    expect(screen.getByText(/cette semaine/).textContent).toBe(
      '145\u00a0kg par semaine en moyenne\u00a0; 4,6\u00a0t cette semaine',
    )
    expect(
      screen.getByRole('img', { name: /Volume de travail des semaines du 31\u00a0août au 16\u00a0nov\./ }),
    ).toBeTruthy()
  })

  it('has the same figures as a table, the running week first', async () => {
    const { user } = await show()
    await user.click(screen.getByText('Voir en tableau'))
    const [first, second] = rows(screen.getByRole('table'))
    expect(first).toEqual(['16\u00a0nov.', '2', '4,6\u00a0t', 'Jambes\u00a03\u00a0t, Pectoraux\u00a01,6\u00a0t'])
    expect(second).toEqual(['9\u00a0nov.', '1', '1,6\u00a0t', 'Pectoraux\u00a01,6\u00a0t'])
  })

  it('shows twelve weeks, a year or everything, as picture, sentence and table', async () => {
    const { user } = await show()
    const bars = () => document.querySelectorAll('.volume-week').length
    expect(screen.getByRole('group', { name: 'Période' })).toBeTruthy()
    expect(bars()).toBe(12)
    screen.getByRole('button', { name: '12 sem.' }).focus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Année' }).getAttribute('aria-pressed')).toBe('true')
    expect(bars()).toBe(52)
    expect(
      screen.getByRole('img', { name: /du 24\u00a0novembre\u00a02025 au 16\u00a0novembre\u00a02026/ }),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    expect(bars()).toBe(24)
    await user.click(screen.getByText('Voir en tableau'))
    expect(rows(screen.getByRole('table')).at(-1)?.slice(0, 3)).toEqual(['8\u00a0juin\u00a02026', '1', '1,6\u00a0t'])
  })

  it('draws a log of years as means of several weeks, and has each week in the table', async () => {
    const long = trainingKit(
      workoutOn('2023-11-21', 'Développé couché', 1),
      workoutOn('2026-11-10'),
      workoutOn('2026-11-20'),
    )
    const { user } = await showPart(<WeeklyChart training={long} today={today} />)
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    expect(document.querySelectorAll('.volume-week')).toHaveLength(53)
    expect(screen.getByText(/la moyenne de 3\ssemaines/)).toBeTruthy()
    const years = [...document.querySelectorAll('.volume-dates span span')].map((year) => year.textContent)
    expect(years).toEqual(['2023', '2024', '2025', '2026'])
    expect(document.querySelector('.volume-figure')?.textContent).toBe('1,1\u00a0t')
    await user.click(screen.getByText('Voir en tableau'))
    expect(rows(screen.getByRole('table'))).toHaveLength(157)
  })

  it('tells pounds to somebody who lifts in them', async () => {
    switchUnit('lb')
    await show()
    expect(screen.getByText(/cette semaine/).textContent).toContain('10\u00a0142\u00a0lb cette semaine')
  })
})

describe('sets per muscle', () => {
  const training = trainingKit(
    workoutOn('2026-11-20'),
    workoutOn('2026-11-18', 'Squat à la barre', 2),
    workoutOn('2026-11-05'),
  )
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

  it('tells the last seven days beside the mean week, most sets first, with the disc of their share', async () => {
    await showPart(<MuscleChart training={training} today={today} muscles={someMuscles} />)
    expect(lines()).toEqual(['25Pectoraux4moyenne 2,7', '25Triceps2moyenne 1,3', '25Quadriceps2moyenne 0,7'])
    expect(
      screen.getByRole('img', { name: 'Séries par muscle\u00a0: Pectoraux 4, Triceps 2, Quadriceps 2.' }),
    ).toBeTruthy()
  })

  it('tells the mean week where that is asked for', async () => {
    const { user } = await showPart(<MuscleChart training={training} today={today} muscles={someMuscles} />)
    await user.click(screen.getByRole('button', { name: /Moyenne/ }))
    expect(lines()).toEqual(['25Pectoraux2,7', '25Triceps1,3', '10Quadriceps0,7'])
  })

  it('says so where nothing was trained for seven days, and still tells the mean week', async () => {
    const { user } = await showPart(
      <MuscleChart training={trainingKit(workoutOn('2026-11-10'))} today={today} muscles={someMuscles} />,
    )
    expect(screen.getByText(/^Aucune série de travail ces 7\sderniers jours\.$/)).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryAllByRole('listitem')).toEqual([])
    await user.click(screen.getByRole('button', { name: /Moyenne/ }))
    expect(lines()).toEqual(['25Pectoraux2', '25Triceps1'])
  })

  it('tells the quarter of a set that one side gives a helping muscle, and means to the tenth', async () => {
    const oneSide = (day: string): LogEntry => ({
      ...workoutOn(day),
      sets: [setOf('Développé couché', 5, 80, { side: 'left' })],
    })
    const weekly = trainingKit(oneSide('2026-11-20'), workoutOn('2026-10-30', 'Squat à la barre', 1))
    const { user } = await showPart(<MuscleChart training={weekly} today={today} muscles={someMuscles} />)
    expect(lines()).toEqual(['25Pectoraux0,5moyenne 0,1', '25Triceps0,25moyenne 0,1', 'Quadriceps0moyenne 0,3'])
    await user.click(screen.getByRole('button', { name: /Moyenne/ }))
    expect(lines()).toEqual(['25Quadriceps0,3', '25Pectoraux0,1', '10Triceps0,1'])
    await user.click(screen.getByText('Voir en tableau'))
    expect(rows(screen.getByRole('table'))).toContainEqual(['Triceps', '0,25', '0,1'])
  })

  it('says so where nothing was trained for four weeks', async () => {
    await showPart(<MuscleChart training={trainingKit()} today={today} muscles={someMuscles} />)
    expect(screen.getByText('Aucune série de travail ces quatre dernières semaines.')).toBeTruthy()
  })
})

describe('the exercises done', () => {
  const names = () => screen.getAllByRole('listitem').map((line) => line.querySelector('b')?.textContent)
  const many = Array.from({ length: 12 }, (_, index) => workoutOn(`2026-10-${10 + index}`, `Exercice ${index}`))

  it('stand with their best set, their last day and how often they were done, the latest first', async () => {
    const training = trainingKit(
      workoutOn('2026-11-20'),
      workoutOn('2026-11-18', 'Squat à la barre', 2, 122.5),
      workoutOn('2026-11-05'),
    )
    const { address, user } = await showPart(<ExercisesDoneList training={training} find={() => undefined} />)
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Développé couché5 × 80\u00a0kg20\u00a0nov. · 2 séances',
      'Squat à la barre5 × 122,5\u00a0kg18\u00a0nov. · 1 séance',
    ])
    await user.click(screen.getByRole('link', { name: /^Squat/ }))
    expect(decodeURI(address())).toBe('/stats/exercises/Squat à la barre')
  })

  it('are eight at first, all when asked for, and found by a part of their name without accents', async () => {
    const training = trainingKit(...many, workoutOn('2026-09-01'))
    const { user } = await showPart(<ExercisesDoneList training={training} find={() => undefined} />)
    expect(names()).toHaveLength(8)
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher un exercice' }), 'developpe')
    expect(names()).toEqual(['Développé couché'])
    await user.type(screen.getByRole('searchbox'), ' xyz')
    expect(screen.getByText('Aucun exercice fait ne porte ce nom.')).toBeTruthy()
    await user.clear(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('button', { name: 'Tous les exercices faits' }))
    expect(names()).toHaveLength(13)
  })

  it('say to those who hear the page how many were found, and are not read out as a whole', async () => {
    const training = trainingKit(...many, workoutOn('2026-09-01'))
    const { user } = await showPart(<ExercisesDoneList training={training} find={() => undefined} />)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1)
    await user.type(screen.getByRole('searchbox'), 'exercice 1')
    expect(screen.getByRole('status').textContent).toBe('3 exercices trouvés')
    await user.type(screen.getByRole('searchbox'), '1')
    expect(screen.getByRole('status').textContent).toBe('1 exercice trouvé')
    await user.type(screen.getByRole('searchbox'), ' xyz')
    expect(screen.getByRole('status').textContent).toBe('0 exercice trouvé')
  })
})
