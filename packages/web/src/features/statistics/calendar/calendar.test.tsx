// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
// A menu that is opened loads its entries: here they are there before.
import '../../../ui/dropdown-menu-panel.tsx'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { trainingKit, workoutOn } from '../test-kit/training-kit.ts'
import { DayWorkouts } from './day-workouts.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthSection } from './month-section.tsx'
import { RegularitySection } from './regularity-section.tsx'

vi.mock('../../../platform/session/session.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/session/session.ts')>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))

const today = '2026-11-22'
const training = trainingKit(
  workoutOn('2026-11-18'),
  workoutOn('2026-11-21', 'Squat à la barre'),
  workoutOn('2026-10-30'),
)
const waiting = new Set(['2026-11-21T12:00:00Z'])

afterEach(cleanup)

describe('the month', () => {
  function Grid() {
    const [picked, setPicked] = useState('2026-11-18')
    return <MonthGrid {...{ picked, today, training, waiting }} onPick={setPicked} />
  }
  const picked = () => screen.getByRole('button', { pressed: true })

  it('names each day with its workouts, what waits to be sent, today and the days to come', async () => {
    await showPart(<Grid />)
    expect(screen.getByRole('group', { name: 'novembre\u00a02026' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '18\u00a0novembre, 1 séance' })).toBe(picked())
    expect(
      screen.getByRole('button', { name: '21\u00a0novembre, 1 séance, en attente de synchronisation' }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: '22\u00a0novembre, repos' }).getAttribute('aria-current')).toBe('date')
    expect(screen.getByRole('button', { name: '30\u00a0novembre' })).toBeTruthy()
  })

  it('is one tab stop; the arrows go from day to day, to other weeks and into the month before', async () => {
    const { user } = await showPart(<Grid />)
    await user.tab()
    expect(document.activeElement).toBe(picked())
    for (const [key, name] of [
      ['{ArrowRight}', '19\u00a0novembre, repos'],
      ['{ArrowUp}', '12\u00a0novembre, repos'],
      ['{Home}', '9\u00a0novembre, repos'],
      ['{End}', '15\u00a0novembre, repos'],
      ['{PageUp}', '15\u00a0octobre, repos'],
    ] as const) {
      await user.keyboard(key)
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name)
    }
  })

  it('ends with the running month', async () => {
    const { user } = await showPart(<Grid />)
    await user.tab()
    await user.keyboard('{PageDown}')
    expect(picked().getAttribute('data-day')).toBe('2026-11-18')
  })

  it('stands on the statistics as a picture with a sentence and a table', async () => {
    const { user } = await showPart(<MonthSection {...{ training, today, waiting }} />)
    expect(screen.getByRole('img', { name: 'Novembre\u00a02026\u00a0: 2 séances' })).toBeTruthy()
    await user.click(screen.getByText('Voir en tableau'))
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'JourSéancesVolume',
      '18\u00a0nov.11,6\u00a0t',
      '21\u00a0nov.11,6\u00a0t',
    ])
  })
})

describe('the workouts of a day', () => {
  it('stand with their time and figures, and open', async () => {
    const { user, address } = await showPart(
      <DayWorkouts day="2026-11-18" workouts={training.days.get('2026-11-18')?.workouts ?? []} />,
    )
    expect(screen.getByRole('heading', { name: 'Mercredi 18\u00a0novembre' })).toBeTruthy()
    const link = screen.getByRole('link', { name: /60 min · 4 séries · 1\u00a0600\u00a0kg/ })
    await user.click(link)
    expect(address()).toBe(`/stats/${encodeURIComponent('2026-11-18T12:00:00Z')}`)
  })

  it('name the day before where one that ended after midnight began on it', async () => {
    const night = { ...workoutOn('2026-11-18'), started_at: '2026-11-17T22:48:00Z', utc_offset: 60 }
    await showPart(<DayWorkouts day="2026-11-18" workouts={[{ ...night, completed_at: '2026-11-17T23:30:00Z' }]} />)
    expect(screen.getByRole('link', { name: /17\u00a0nov\., 23:48 · 60 min/ })).toBeTruthy()
  })

  it('can be changed, repeated and deleted from there', async () => {
    const { address, user } = await showPart(
      <DayWorkouts day="2026-11-18" workouts={training.days.get('2026-11-18')?.workouts ?? []} />,
    )
    await user.click(screen.getByRole('button', { name: /^Actions pour Séance du 2026-11-18/ }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['Modifier la séance', 'Refaire à une autre date', 'Supprimer la séance'])
    await user.click(screen.getByRole('menuitem', { name: 'Modifier la séance' }))
    expect(address()).toBe(`/stats/${encodeURIComponent('2026-11-18T12:00:00Z')}/edit`)
  })

  it('leave the focus of one that is deleted to the next, and of the last to the day', async () => {
    const [morning, evening] = ['matin', 'soir'].map((id) => ({ ...workoutOn('2026-11-18'), id, program_name: id }))
    let leave: (ids: readonly string[]) => void = () => undefined
    function Day() {
      const [ids, setIds] = useState<readonly string[]>(['matin', 'soir'])
      leave = setIds
      const left = [morning, evening].flatMap((one) => (one && ids.includes(one.id) ? one : []))
      return <DayWorkouts day="2026-11-18" workouts={left} />
    }
    await showPart(<Day />)
    act(() => screen.getByRole('button', { name: /^Actions pour matin/ }).focus())
    act(() => leave(['soir']))
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^soir/ }))
    act(() => leave([]))
    expect(document.activeElement?.textContent).toBe('Aucune séance ce jour-là.')
  })

  it('are said to be none on a day of rest', async () => {
    await showPart(<DayWorkouts day="2026-11-01" workouts={[]} />)
    expect(screen.getByRole('heading', { name: 'Dimanche 1er\u00a0novembre' })).toBeTruthy()
    expect(screen.getByText('Aucune séance ce jour-là.')).toBeTruthy()
  })
})

describe('regularity', () => {
  const days = ['02', '03', '04', '09', '10', '11', '20']
  const regular = trainingKit(...days.map((day) => workoutOn(`2026-11-${day}`)))

  it('tells the weeks at the goal, those in a row, and that a week off resets nothing', async () => {
    await showPart(<RegularitySection training={regular} today={today} goal={3} onGoal={() => undefined} />)
    expect(screen.getByText(/à l’objectif/).textContent).toBe('2 semaines sur 2 à l’objectif · 2 semaines de suite.')
    expect(screen.getByText(/Une semaine de pause ne remet rien à zéro\./)).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((week) => week.querySelector('.visually-hidden')?.textContent)).toEqual([
      'Semaine du 2\u00a0nov.\u00a0: 3 séances, objectif atteint',
      'Semaine du 9\u00a0nov.\u00a0: 3 séances, objectif atteint',
      'Semaine du 16\u00a0nov.\u00a0: 1 séance, en cours',
    ])
  })

  it('draws each week that it counts: of twelve at the goal, twelve stand before the running one', async () => {
    const mondays = Array.from({ length: 20 }, (_, back) => new Date(Date.UTC(2026, 10, 9 - 7 * back)))
    const long = trainingKit(...mondays.map((monday) => workoutOn(monday.toISOString().slice(0, 10))))
    await showPart(<RegularitySection training={long} today={today} goal={1} onGoal={() => undefined} />)
    expect(screen.getByText(/à l’objectif/).textContent).toContain('12 semaines sur 12 à l’objectif')
    const weeks = screen.getAllByRole('listitem').map((week) => week.textContent)
    expect(weeks.filter((week) => week.includes('objectif atteint'))).toHaveLength(12)
    expect(weeks).toHaveLength(13)
  })

  it('names the month below the first of its weeks, and the first month only where it has room', async () => {
    const since = async (...days: readonly string[]) => {
      await showPart(
        <RegularitySection
          training={trainingKit(...days.map((day) => workoutOn(day)))}
          today={today}
          goal={3}
          onGoal={undefined}
        />,
      )
      const dates = screen.getAllByRole('listitem').map((week) => week.querySelector('.goal-date')?.textContent)
      cleanup()
      return dates
    }
    expect(await since('2026-10-13')).toEqual(['12oct.', '19', '26', '2nov.', '9', '16'])
    expect(await since('2026-10-28')).toEqual(['26', '2nov.', '9', '16'])
  })

  it('lets the goal be chosen from one to seven workouts a week', async () => {
    const onGoal = vi.fn<(goal: number) => void>()
    const { user } = await showPart(<RegularitySection training={regular} today={today} goal={3} onGoal={onGoal} />)
    const goal = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Objectif' })
    expect([...goal.options].map(({ textContent }) => textContent).at(-1)).toBe('7 par semaine')
    await user.selectOptions(goal, '4 par semaine')
    expect(onGoal.mock.calls).toEqual([[4]])
  })

  it('judges nobody in the first week', async () => {
    await showPart(
      <RegularitySection training={trainingKit(workoutOn('2026-11-20'))} today={today} goal={3} onGoal={undefined} />,
    )
    expect(screen.getByText(/La première semaine est en cours/)).toBeTruthy()
  })
})
