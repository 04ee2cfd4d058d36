// @vitest-environment happy-dom
import { emptyWorkout, everyKind } from '@fonte/domain/test-kit/written-workouts'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PageLanguage } from '../../../platform/words/language.ts'
import { LogExportDialog } from './log-export-dialog.tsx'
import type { LogFormat } from './log-file.ts'

const { log, find, planned, push } = vi.hoisted(() => ({
  planned: { plan: { schedule: { kind: 'none', programs: [] as (string | null)[] }, deload_until: null } },
  push: {
    ...{ id: 'push', name: 'Poussée', name_en: 'Push' },
    exercises: [
      { exercise_id: 'press', name: 'Développé couché', name_en: 'Bench Press', sets: [{}, {}] },
      { exercise_id: 'renamed', name: 'Tirage', name_en: null, sets: [{}] },
    ],
  },
  log: { reading: 'ready', entries: [] as readonly object[], arrived: null as object | null, retry: vi.fn() },
  find: vi.fn(),
}))

vi.mock('../../history/log/use-training-log.ts', () => ({ useTrainingLog: () => log }))
vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))
vi.mock('../../training-plan/training-plan-queries.ts', () => ({ useTrainingPlan: () => ({ plan: planned.plan }) }))
vi.mock('../../program/program-queries.ts', () => ({ usePrograms: () => ({ items: [push] }) }))
vi.mock('../../exercise/exercise-queries.ts', () => ({ useExercises: () => ({ find }) }))

const names: Readonly<Record<string, [string, string]>> = {
  'predefined-développé-couché': ['Développé couché', 'Bench Press'],
  renamed: ['Tirage haut', 'Tirage haut'],
  'predefined-traction-en-pronation': ['Traction en pronation', 'Pull-up'],
}
find.mockImplementation((id: string) => names[id] && { name: names[id][0], name_en: names[id][1] })

function show(format: LogFormat, entries: readonly LogEntry[], lang: Language = 'fr') {
  Object.assign(log, { reading: 'ready', entries, arrived: null })
  return render(
    <PageLanguage value={lang}>
      <LogExportDialog format={format} onClose={() => undefined} />
    </PageLanguage>,
  )
}

/** The file that is handed to the browser. */
async function downloaded(label: string): Promise<{ name: string; text: string }> {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await userEvent.setup().click(screen.getByRole('button', { name: label }))
  const link = click.mock.contexts[0] as HTMLAnchorElement
  return { name: link.download, text: (await saved[0]?.text()) ?? '' }
}

const plan = (kind: string, ...programs: (string | null)[]) => {
  planned.plan = { schedule: { kind, programs }, deload_until: null }
}

afterEach(() => {
  plan('none')
  cleanup()
  vi.restoreAllMocks()
})

it('says what a file in Strong’s columns does not keep before it writes it, with the names of lifts there', async () => {
  show('strong', [everyKind, emptyWorkout])
  expect(screen.getByRole('dialog', { name: /^Exporter.: CSV \(colonnes de Strong\)$/u })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Séances sans série, absentes du fichier\u00a0: 1',
    'Séries de supersets, sans leur lien\u00a0: 4',
    'Séances en alternance, rangées par exercice\u00a0: 1',
    'Séries cluster, back-off ou AMRAP, sous un type voisin\u00a0: 1',
    'Séries à un RPE sous 6, sans effort noté\u00a0: 1',
    'Séries d’un seul côté, indiqué dans une note\u00a0: 1',
    'Notes qui passent de la série à l’exercice, ou l’inverse\u00a0: 1',
    'Séries dont l’heure est laissée de côté\u00a0: 1',
    'Séries notées dans l’autre unité, converties\u00a0: 1',
  ])
  const { name, text } = await downloaded('Télécharger')
  expect(name).toBe('fonte-strong.csv')
  expect(text).toContain('"Bench Press (Barbell)";"W";40;"kg";10;')
  expect(text).toContain('"Pull Up (Assisted)";1;12.5;"kg";6;')
})

it('writes a calendar in the words of its reader', async () => {
  show('calendar', [everyKind], 'en')
  const { name, text } = await downloaded('Download')
  expect(name).toBe('fonte-workouts.ics')
  expect(text.replaceAll('\r\n ', '')).toContain(
    String.raw`Bench Press: 10 × 40 kg\, 5 × 82.5 kg`.replaceAll(' kg', '\u00a0kg'),
  )
})

it('writes all that a set counts into a calendar', async () => {
  const sets = [{ exercise_id: 'x', exercise_name: 'X', reps: 8, weight: 20, seconds: 30 }]
  show('calendar', [{ ...everyKind, notes: undefined, sets }], 'en')
  const { text } = await downloaded('Download')
  expect(text.replaceAll('\r\n ', '')).toContain('X: 8\u00a0reps · 30\u00a0s × 20\u00a0kg')
})

it('says that nothing is lost of a plain workout', () => {
  const sets = [{ exercise_id: 'x', exercise_name: 'X', reps: 5, weight: 60 }]
  show('hevy', [{ ...everyKind, notes: undefined, sets }], 'en')
  expect(screen.getByText(/Your sets are in it in full/)).toBeTruthy()
})

it('tells how far the log has come, that there is none, and what to do when it cannot be had', async () => {
  const { rerender } = show('hevy', [])
  expect(screen.getByRole('status').textContent).toBe('Aucune séance à exporter.')
  const shown = (change: object) => {
    Object.assign(log, change)
    rerender(<LogExportDialog format="hevy" onClose={() => undefined} />)
  }
  shown({ reading: 'loading', arrived: { entries: 500, of: 2000 } })
  expect(screen.getByRole('status').textContent).toMatch(/500 sur 2\s?000/)
  shown({ reading: 'failed', arrived: null })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(log.retry).toHaveBeenCalledOnce()
})

it('writes the planned days into a calendar where they are wanted, also before the first workout', async () => {
  plan('weekdays', 'push', null, null, 'gone', null, null, null)
  show('calendar', [])
  const save = screen.getByRole('button', { name: 'Télécharger' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Aussi le jour prévu chaque semaine' }))
  const { text } = await downloaded('Télécharger')
  expect(text).toContain('UID:plan-MO-ada@fonte')
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
  expect(text).toContain('SUMMARY:Poussée\r\nDESCRIPTION:Développé couché\u00a0: 2 séries\\nTirage haut\u00a0: 1 série')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})

it('leaves them out where they are not wanted, and says that a rotation has no days', async () => {
  plan('weekdays', 'push', 'push', null, null, null, null, null)
  const { unmount } = show('calendar', [everyKind], 'en')
  expect(screen.getByRole('checkbox', { name: 'Also the 2 days planned each week' })).toBeTruthy()
  expect((await downloaded('Download')).text).not.toContain('RRULE')
  unmount()
  plan('rotation', 'push')
  show('calendar', [everyKind], 'en')
  expect(screen.getByText('A rotation has no fixed days: it is not in the calendar.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
