// @vitest-environment happy-dom
import type { AuditEntry } from '@fonte/contract/admin/audit'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { AuditList } from './audit-list.tsx'

testAdminPages()

const entry: AuditEntry = {
  id: '0198c0de-0000-7000-8000-000000000009',
  action: 'update-user-plan',
  created_at: '2026-11-22T09:00:00.000Z',
  actor: { id: 'a', name: 'sofiane' },
  subject: { id: 'b', name: 'zoe' },
  changes: [
    { field: 'plan', before: 'Trial', after: 'Premium' },
    { field: 'trial_ends_at', before: String(Date.UTC(2026, 10, 25, 12)), after: null },
  ],
  is_undone: false,
  can_undo: true,
}

const page = (...items: readonly AuditEntry[]) => ({ answer: { items, next: null, total: items.length } })

const show = () => showWithMessages(<AuditList filter={{}} />)

describe('the lines of the log', () => {
  it('tell what was done, by whom and to whom; of who is gone the id, and of an unknown action its own name', async () => {
    const gone = { ...entry, id: '2', action: 'of-tomorrow', actor: null, subject: { id: 'x-7', name: null } }
    network(page(entry, { ...gone, can_undo: false, is_undone: true, changes: [] }))
    show()
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /Abonnement changé.*zoe.*Abonnement\s: Trial → Premium.*Fin de l’essai\s: 25\snov.\s2026.*→ –.*sofiane.*Annuler cette action/,
      ),
      expect.stringMatching(/of-tomorrow annulée.*x-7 \(supprimé\).*ligne de commande$/),
    ])
  })

  it('name what changed in the words of the page, never as it is stored', async () => {
    const changed = (id: string, ...changes: AuditEntry['changes']) => ({ ...entry, id, changes, can_undo: false })
    network(
      page(
        changed('1', { field: 'enabled', before: null, after: 'true' }),
        changed(
          '2',
          { field: 'status', before: 'active', after: 'blocked' },
          { field: 'role', before: 'user', after: 'admin' },
        ),
        changed(
          '3',
          { field: 'plan', before: 'Invité', after: 'Basic' },
          { field: 'status', before: 'En cours', after: 'Fermé' },
        ),
        changed('4', { field: 'equipment_ids', before: '["barbell","flat-bench"]', after: '[]' }),
        changed(
          '5',
          { field: 'archived', before: 'false', after: 'true' },
          { field: 'region', before: 'epaules', after: null },
        ),
        changed('6', { field: 'exercises', before: '5', after: '5' }, { field: 'sets', before: '20', after: '18' }),
        changed('7', { field: 'aliases', before: 'Ancien', after: '["Un, deux","Trois"]' }),
      ),
    )
    show()
    const lines = (await screen.findAllByRole('listitem')).map((line) =>
      [...line.querySelectorAll('.audit-change')].map(({ textContent }) => textContent).join(' | '),
    )
    expect(lines).toEqual([
      'Service\u00a0: Fermé',
      'Statut\u00a0: Actif → Bloqué | Rôle\u00a0: Utilisateur → Administrateur',
      'Abonnement\u00a0: Invité → Basic | Statut\u00a0: En cours → Fermé',
      'Équipement\u00a0: Barre, Banc plat → –',
      'Archivé\u00a0: Non → Oui | Zone du schéma\u00a0: Épaules → –',
      'Exercices\u00a0: contenu modifié | Séries\u00a0: 20 → 18',
      'Autres noms\u00a0: Ancien → Un, deux, Trois',
    ])
  })

  it('name the muscles of today in the language of the page', async () => {
    const group = {
      id: 'dos',
      name: 'Dos',
      name_en: 'Back',
      muscles: [{ id: 'lats', muscle_group_id: 'dos', name: 'Dorsaux', name_en: 'Lats', region: null }],
    }
    const changes = [{ field: 'muscle_ids', before: '["lats","gone"]', after: null }]
    queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [group] })
    network(page({ ...entry, changes, can_undo: false }))
    show()
    const change = (await screen.findByText(/Dorsaux, gone/)).closest('.audit-change')
    expect(change?.textContent).toBe('Muscles\u00a0: Dorsaux, gone → –')
  })

  it('keep what was before what is, whichever way the letters of both run', async () => {
    network(page({ ...entry, changes: [{ field: 'name', before: 'לחיצה', after: 'משיכה' }] }))
    show()
    expect((await screen.findByText('לחיצה')).tagName).toBe('BDI')
    expect(screen.getByText('משיכה').tagName).toBe('BDI')
  })

  it('say that nothing is noted, or that they cannot be had', async () => {
    network(page())
    show()
    expect(await screen.findByText('Aucune action à afficher.')).toBeTruthy()
  })

  it('are taken back after a question, and read anew', async () => {
    const undone = { ...entry, is_undone: true, can_undo: false }
    const sent = network(page(entry), { answer: undefined }, page(undone))
    const { told, user } = show()
    await user.click(await screen.findByRole('button', { name: 'Annuler cette action' }))
    await user.click(screen.getAllByRole('button', { name: 'Annuler cette action' }).at(-1) as HTMLElement)
    expect(await screen.findByText('annulée')).toBeTruthy()
    expect(told).toEqual([{ title: 'Action annulée', variant: 'success' }])
    expect(sent[1]).toEqual({ path: `/api/admin/audit/${entry.id}/undo`, body: {} })
  })

  it('leave the focus to the next that can be taken back, and the last to the log', async () => {
    const one = (id: string, can_undo: boolean) => ({ ...entry, id, can_undo, is_undone: !can_undo })
    network(
      page(one('1', true), one('2', true)),
      { answer: undefined },
      page(one('1', false), one('2', true)),
      { answer: undefined },
      page(one('1', false), one('2', false)),
    )
    const { user } = show()
    const buttons = () => [...document.querySelectorAll<HTMLElement>('.audit-list button')]
    const undoByKey = async () => {
      await user.keyboard('{Enter}')
      screen.getAllByRole('button', { name: 'Annuler cette action' }).at(-1)?.focus()
      await user.keyboard('{Enter}')
    }
    await screen.findAllByRole('listitem')
    buttons()[0]?.focus()
    await undoByKey()
    await vi.waitFor(() => expect(buttons()).toHaveLength(1))
    await vi.waitFor(() => expect(document.activeElement).toBe(buttons()[0]))
    await undoByKey()
    await vi.waitFor(() => expect(buttons()).toHaveLength(0))
    await vi.waitFor(() => expect(document.activeElement?.querySelector('.audit-list')).toBeTruthy())
  })

  it('of the library are taken back after a question that says so', async () => {
    network(page({ ...entry, action: 'update-library-exercise', changes: [] }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Annuler cette action' }))
    expect(screen.getByRole('alertdialog').textContent).toMatch(/redevient ce qu’il était avant cette modification/)
  })

  it('stay, with the reason, where it is too late', async () => {
    network(page(entry), { refusal: 'undo-conflict' }, page({ ...entry, can_undo: false }))
    const { told, user } = show()
    await user.click(await screen.findByRole('button', { name: 'Annuler cette action' }))
    await user.click(screen.getAllByRole('button', { name: 'Annuler cette action' }).at(-1) as HTMLElement)
    await vi.waitFor(() => expect(told[0]?.description).toMatch(/ne peut plus être annulée/))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler cette action' })).toBeNull())
  })
})
