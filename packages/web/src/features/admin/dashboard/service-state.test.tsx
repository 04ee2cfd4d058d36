// @vitest-environment happy-dom
import type { DashboardFigures } from '@fonte/contract/admin/dashboard'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ServiceState } from './service-state.tsx'

const made = { last_at: '2026-11-22T04:00:00Z', is_late: false, problem: null }

const figures = (backup: DashboardFigures['backup']): DashboardFigures => ({
  days: [],
  tickets: { open: 0, oldest_at: null },
  mails: { delivery: 'smtp', waiting: 0, failing: 0, last_error: null },
  database: { answered_in_ms: 3, bytes: 1_000_000 },
  disk: null,
  backup,
})

/** What the line of the daily back-ups says, its mark for screen readers included. */
const lineOf = (backup: DashboardFigures['backup']): string => {
  render(<ServiceState figures={figures(backup)} />)
  const term = screen.getByText(/Sauvegarde/)
  return (term.parentElement?.textContent ?? '').replaceAll(/\s/g, ' ')
}

afterEach(cleanup)

describe('the daily back-ups on the dashboard', () => {
  it('are in order when the last one is of yesterday', () => {
    expect(lineOf(made)).toMatch(/^Sauvegarde en ordrela dernière date du 22 nov/)
  })

  it('need attention when the last one is late, and when one failed, with the reason', () => {
    expect(lineOf({ ...made, is_late: true })).toMatch(/^Sauvegarde à surveiller/)
    cleanup()
    const failed = lineOf({ ...made, problem: 'the disk is full' })
    expect(failed).toMatch(/^Sauvegarde à surveiller.*, la dernière tentative a échouéthe disk is full$/)
  })

  it('say that none is there yet, or that none is planned here', () => {
    expect(lineOf({ ...made, last_at: null })).toBe('Sauvegarde en ordreaucune pour l’instant : la première est prévue')
    cleanup()
    expect(lineOf(null)).toBe('Sauvegarde en ordreaucune prévue ici : à organiser pour la base de données')
  })
})
