// @vitest-environment happy-dom
import type { Program } from '@fonte/contract/program'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../../platform/storage/storage.ts'
import { noMuscles } from '../muscle/muscle-queries.ts'
import type { CardActions } from '../program/program-card.tsx'
import type { SyncMark } from '../program/program-overlay.ts'
import { programOf } from '../program/test-kit/program-kit.ts'
import { restoreFolded } from './folded-sections.ts'
import { ProgramSection } from './program-section.tsx'

const program = (name: string, changes: Partial<Program> = {}) => programOf({ id: name, name, ...changes })

/** Shows the section of one's own programs; the answer says what its cards asked for. */
function open(programs: readonly Program[] | undefined, marks: ReadonlyMap<string, SyncMark> = new Map()) {
  const ask = () => vi.fn<(program: Program) => void>()
  const actions = {
    start: ask(),
    view: ask(),
    edit: ask(),
    duplicate: ask(),
    publish: ask(),
    unpublish: ask(),
    shareFile: ask(),
    remove: ask(),
  } satisfies CardActions
  const library = { find: () => undefined, muscles: noMuscles }
  const shared = { section: 'own' as const, title: 'Mes programmes', marks, library, actions }
  const section = (shown: readonly Program[] | undefined) => (
    <ProgramSection {...shared} programs={shown} empty={<p>Aucun programme</p>} />
  )
  const { rerender } = render(section(programs))
  return { actions, user: userEvent.setup(), show: (shown: readonly Program[]) => rerender(section(shown)) }
}

const menuOf = (name: string) => screen.getByRole('button', { name: new RegExp(`Actions.*${name}`) })

/** What the open menu offers, once its part has been fetched. */
const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)

afterEach(async () => {
  cleanup()
  await storage.keep('folded_sections', [])
  await restoreFolded()
})

describe('a section of the home screen', () => {
  it('folds and unfolds, and stays so for later visits', async () => {
    const { user } = open([program('Push')])
    const hidden = () => screen.queryByRole('heading', { name: 'Push' }) === null
    await user.click(screen.getByRole('button', { name: 'Replier Mes programmes' }))
    expect(hidden()).toBe(true)
    await vi.waitFor(async () => expect(await storage.kept('folded_sections')).toEqual(['own']))
    await user.click(screen.getByRole('button', { name: 'Déplier Mes programmes' }))
    expect(hidden()).toBe(false)
    await vi.waitFor(async () => expect(await storage.kept('folded_sections')).toEqual([]))
    cleanup()
    await storage.keep('folded_sections', ['own', 'community'])
    await restoreFolded()
    const later = open([program('Push')])
    await later.user.click(screen.getByRole('button', { name: 'Déplier Mes programmes' }))
    await vi.waitFor(async () => expect(await storage.kept('folded_sections')).toEqual(['community']))
  })

  it('waits while its programs are read, and says when there is none', () => {
    open(undefined)
    expect(screen.queryByText('Aucun programme')).toBeNull()
    cleanup()
    open([])
    expect(screen.getByText('Aucun programme')).toBeTruthy()
  })

  it('opens a program from its card', async () => {
    const { actions, user } = open([program('Push')])
    await user.click(screen.getByRole('button', { name: 'Voir' }))
    expect(actions.view.mock.calls.map(([{ name }]) => name)).toEqual(['Push'])
  })

  it('begins a program from its card', async () => {
    const { actions, user } = open([program('Push')])
    await user.click(screen.getByRole('button', { name: 'Commencer' }))
    expect(actions.start.mock.calls.map(([{ name }]) => name)).toEqual(['Push'])
    expect(actions.view).not.toHaveBeenCalled()
  })

  it('hands the focus on where a program is deleted: to the menu of the next one, and behind the last one to their place', async () => {
    const [push, pull, legs] = [program('Push'), program('Pull'), program('Legs')]
    const { actions, user, show } = open([push, pull, legs])
    actions.remove.mockImplementationOnce(() => show([push, legs])).mockImplementationOnce(() => show([push]))
    const remove = async (name: string) => {
      await user.click(menuOf(name))
      await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    }
    await remove('Pull')
    await vi.waitFor(() => expect(document.activeElement).toBe(menuOf('Legs')))
    await remove('Legs')
    await vi.waitFor(() => expect(document.activeElement).toBe(menuOf('Push')))
    show([])
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Aucun programme'))
  })

  it('marks what waits to be sent, and what the server refused', () => {
    open([program('Push'), program('Pull')], new Map([['Push', 'waiting'] as const, ['Pull', 'refused'] as const]))
    expect(screen.getByText(/en attente/i)).toBeTruthy()
    expect(screen.getByText('non synchronisé')).toBeTruthy()
  })

  it('offers to change or delete an own program, and only to duplicate a predefined one or share it as a file', async () => {
    const { user } = open([program('Push')])
    await user.click(menuOf('Push'))
    expect(await entries()).toEqual(['Modifier', 'Dupliquer', 'Publier', 'Partager en fichier', 'Supprimer'])
    cleanup()
    const other = open([program('Full body', { is_predefined: true, user_id: null })])
    await other.user.click(menuOf('Full body'))
    expect(await entries()).toEqual(['Dupliquer', 'Partager en fichier'])
  })

  it('offers to withdraw what is published, and never to publish a copy, not even one whose original is gone', async () => {
    const { actions, user } = open([program('Push', { is_public: true })])
    await user.click(menuOf('Push'))
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }))
    expect(actions.unpublish.mock.calls.map(([{ name }]) => name)).toEqual(['Push'])
    cleanup()
    const other = open([program('Pull', { is_copy: true }), program('Legs', { copied_from_program_id: 'x' })])
    for (const name of ['Pull', 'Legs']) {
      await other.user.click(menuOf(name))
      expect(await entries()).toEqual(['Modifier', 'Dupliquer', 'Partager en fichier', 'Supprimer'])
      await other.user.keyboard('{Escape}')
    }
    expect(screen.getAllByText('Copié')).toHaveLength(2)
  })

  it('shows the days of a series together under its name and its week, apart from what stands alone', () => {
    const day = (name: string, day: number) =>
      program(name, { series: { id: 'split', name: 'Split haut/bas', name_en: null, day, of: 2, times: 1.5 } })
    open([program('Full body'), day('Bas', 2), day('Haut', 1), program('Kettlebell')])
    const split = screen.getByRole('region', { name: 'Split haut/bas' })
    expect(split.textContent).toContain('2\u00a0séances en alternance, 3 par semaine')
    const titles = (within: HTMLElement) =>
      [...within.querySelectorAll('article h4')].map(({ textContent }) => textContent)
    expect(titles(split)).toEqual(['Haut', 'Bas'])
    expect(titles(screen.getByRole('region', { name: 'Autres programmes' }))).toEqual(['Kettlebell'])
    expect(screen.getByRole('heading', { level: 3, name: 'Full body' })).toBeTruthy()
  })
})
