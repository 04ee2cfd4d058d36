// @vitest-environment happy-dom
import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localDay } from '../../../platform/local-day.ts'
import { switchUnit } from '../../../platform/words/unit.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { ToastProvider } from '../../../ui/toast-provider.tsx'
import { BodyScreen } from './body-screen.tsx'

const device = vi.hoisted(() => ({ log: undefined as unknown as { set: (log: unknown) => void } }))
vi.mock('../../history/log/use-training-log.ts', async () => {
  const { createObservable, useObservable } = await import('../../../platform/observable.ts')
  const log = createObservable<unknown>(null)
  device.log = log
  return { useTrainingLog: () => useObservable(log) }
})

const kept = vi.hoisted(() => [] as unknown[])
vi.mock('../../../platform/outbox/device-outbox.ts', () => ({
  outbox: {
    enqueue: async ({ kind }: { kind: string }, { payload }: { payload: unknown }) => {
      kept.push([kind, payload])
      return 'id'
    },
    withdraw: async () => true,
    entries: { get: () => [] },
  },
  useOutbox: () => [],
}))

const weight = (day: string, value: number): BodyMeasure => ({ day, kind: 'weight', value })

const hold = (measures: readonly BodyMeasure[], rest = {}) =>
  device.log.set({ reading: 'ready', entries: [], measures, arrived: null, retry: () => undefined, ...rest })

const open = (measures: readonly BodyMeasure[], rest = {}) => {
  hold(measures, rest)
  return showPart(
    <ToastProvider closeLabel="Fermer" regionLabel="Messages">
      <BodyScreen />
    </ToastProvider>,
  )
}

const box = () => screen.getByRole('textbox')

beforeEach(() => {
  kept.length = 0
  switchUnit('kg')
})

afterEach(cleanup)

describe('the page of body measurements', () => {
  it('says before anything is noted that it is optional, and leads to the privacy policy', async () => {
    await open([])
    expect(screen.getByText(/Noter une mesure est facultatif/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Politique de confidentialité' }).getAttribute('href')).toBe('/privacy')
  })

  it('tells what was measured in a sentence and as a table, with the mean of seven days', async () => {
    const { user } = await open([weight('2026-11-01', 82), weight('2026-11-02', 81), weight('2026-11-20', 80.25)])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Poids de corps\u00a0: 3 mesures du 1er\u00a0novembre\u00a02026 au 20\u00a0novembre\u00a02026, de 82\u00a0kg à 80,25\u00a0kg. Moyenne sur 7\u00a0jours\u00a0: 80,25\u00a0kg.',
    )
    await user.click(screen.getByText(/Voir en tableau/))
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'JourPoids de corpsMoyenne sur 7\u00a0jours',
      '20\u00a0novembre\u00a0202680,25\u00a0kg80,25\u00a0kg',
      '2\u00a0novembre\u00a0202681\u00a0kg81,5\u00a0kg',
      '1er\u00a0novembre\u00a0202682\u00a0kg82\u00a0kg',
    ])
  })

  it('draws each of many days once, however close they stand', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const days = Array.from({ length: 27 }, (_, at) => weight(`2026-11-${String(at + 1).padStart(2, '0')}`, 80))
    await open([weight('2006-11-01', 81), ...days])
    expect(document.querySelectorAll('.staircase-point')).toHaveLength(28)
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('keeps a measure of today, and says why one is refused', async () => {
    const { user } = await open([])
    expect(screen.getByRole('heading', { name: /Aucune mesure/ })).toBeDefined()
    await user.type(box(), '800{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('Une valeur de 20 à 400\u00a0kg est attendue.')
    await user.clear(box())
    await user.type(box(), '80,25{Enter}')
    expect(kept).toEqual([['put-body-measure', { ...weight(localDay(Date.now()), 80.25) }]])
  })

  it('takes and shows pounds and inches where its reader chose pounds', async () => {
    switchUnit('lb')
    const { user } = await open([weight('2026-11-20', 82.28)])
    expect(screen.getByRole('listitem').textContent).toContain('181,4\u00a0lb')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mesure' }), 'waist')
    await user.type(screen.getByRole('textbox', { name: 'Tour de taille (po)' }), '32.25{Enter}')
    expect(kept).toEqual([['put-body-measure', { day: localDay(Date.now()), kind: 'waist', value: 81.92 }]])
  })

  it('has the value of the day in the box, to be replaced', async () => {
    const today = localDay(Date.now())
    await open([weight(today, 80.5)])
    expect(box()).toHaveProperty('value', '80,5')
    cleanup()
    switchUnit('lb')
    const { user } = await open([weight(today, 80)])
    expect(box()).toHaveProperty('value', '176,4')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(kept, 'what nobody typed over stays as it was stored').toEqual([['put-body-measure', weight(today, 80)]])
  })

  it('deletes a measure, and offers to take that back', async () => {
    const { user } = await open([weight('2026-11-20', 80)])
    await user.click(screen.getByRole('button', { name: 'Supprimer la mesure du 20\u00a0novembre\u00a02026' }))
    expect(kept).toEqual([['delete-body-measure', { day: '2026-11-20', kind: 'weight' }]])
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Suppression annulée')).toBeDefined()
  })

  it('leaves the focus of a measure that is deleted to the next, and of the last to their place', async () => {
    const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => weight(day, 80))
    await open(days)
    const bin = (day: number) =>
      screen.getByRole('button', { name: `Supprimer la mesure du ${day}\u00a0novembre\u00a02026` })
    act(() => bin(19).focus())
    act(() => hold(days.filter(({ day }) => day !== '2026-11-19')))
    expect(document.activeElement).toBe(bin(18))
    act(() => hold([]))
    expect(document.activeElement?.textContent).toMatch(/^Aucune mesure/)
  })

  it('goes on with the first of the older measures once all are shown', async () => {
    const days = Array.from({ length: 9 }, (_, at) => weight(`2026-11-${12 + at}`, 80))
    const { user } = await open(days)
    screen.getByRole('button', { name: /^Tou/ }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/13\u00a0novembre/)
  })

  it('waits for the log, and says when it cannot be read', async () => {
    await open([], { reading: 'failed' })
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
