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
  missing_settings: [],
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

describe('mails that cannot be delivered', () => {
  it.each([
    ['mail not delivered (EAUTH 535)', 'le serveur de messagerie refuse l’identifiant ou le mot de passe'],
    ['mail not delivered (ETIMEDOUT )', 'aucune réponse dans le temps imparti'],
    ['mail not delivered (ESOCKET )', 'connexion impossible ou interrompue'],
    ['mail not delivered (EENVELOPE 451)', 'le serveur de messagerie refuse les messages'],
  ])('are told with the reason in words: %s', (last_error, words) => {
    const failing = { delivery: 'smtp', waiting: 0, failing: 2, last_error } as const
    render(<ServiceState figures={{ ...figures(made), mails: failing }} />)
    expect(screen.getByText('E-mails').parentElement?.textContent).toContain(`automatiques\u00a0: ${words}`)
  })
})

describe('the daily back-ups on the dashboard', () => {
  it('are in order when the last one is of yesterday', () => {
    expect(lineOf(made)).toMatch(/^Sauvegarde en ordrela dernière date du 22 nov/)
  })

  it('need attention when the last one is late, and when one failed, with the reason', () => {
    expect(lineOf({ ...made, is_late: true })).toMatch(/^Sauvegarde à surveiller/)
    cleanup()
    const problem = 'The disk of /srv is nearly full: 3 MB are free, and 512 MB must stay free for the service.'
    expect(lineOf({ ...made, problem })).toMatch(
      /^Sauvegarde à surveiller.*, la dernière tentative a échoué : le disque est presque pleinDétailsThe disk of/,
    )
  })

  it.each([
    ['EACCES: permission denied, mkdir', 'le serveur n’a pas le droit d’écrire à cet endroit'],
    ['Connection terminated unexpectedly', 'connexion impossible ou interrompue'],
    ['something new', 'erreur inattendue'],
  ])('say in words why one failed, and keep the error for whoever mends it: %s', (problem, words) => {
    expect(lineOf({ ...made, problem })).toContain(`a échoué : ${words}Détails${problem}`)
  })

  it('say that none is there yet, or that none is planned here', () => {
    expect(lineOf({ ...made, last_at: null })).toBe('Sauvegarde en ordreaucune pour l’instant : la première est prévue')
    cleanup()
    expect(lineOf(null)).toBe('Sauvegarde en ordreaucune prévue ici : à organiser pour la base de données')
  })
})
