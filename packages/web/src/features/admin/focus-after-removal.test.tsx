// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
// A menu that is opened loads its entries: here they are there before.
import '../../ui/dropdown-menu-panel.tsx'
import { showPages } from '../../ui/test-kit/show-pages.tsx'
import { programOf } from '../program/test-kit/program-kit.ts'
import { ExercisesScreen } from './exercises/exercises-screen.tsx'
import { MusclesScreen } from './muscles/muscles-screen.tsx'
import { ProgramsScreen } from './programs/programs-screen.tsx'
import { aUser, testAdminPages } from './test-kit/admin-kit.ts'
import { TicketsScreen } from './tickets/tickets-screen.tsx'
import { UsersScreen } from './users/users-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => ({ user: { id: 'ada' }, profile: { role: 'admin' } }),
}))

testAdminPages()

type User = ReturnType<typeof userEvent.setup>

/** What the server has. */
let rows: readonly string[] = []

const listed = <Row,>(of: (id: string) => Row) => ({ items: rows.map(of), next: null, total: rows.length })
const none = { muscle_group_id: 'dos', muscle_ids: [], muscles: [], muscles_en: [], archived: false }
const texts = (id: string) => ({ id, name: id, name_en: id, description: '', description_en: null })

const answers: Readonly<Record<string, () => unknown>> = {
  'get-users': () => listed((id) => aUser({ id, full_name: id })),
  'get-reports': () => ({ ...listed(ticketOf), counts: { Ouvert: rows.length, 'En cours': 0, Fermé: 0 } }),
  'get-library-exercises': () => ({
    ...listed((id) => ({ ...texts(id), ...none })),
    shares: { offered: rows.length, untranslated: 0, archived: 0 },
  }),
  'get-predefined-programs': () => listed((id) => programOf({ id, name: id, is_predefined: true })),
  'get-library-muscles': () => ({ items: [groupOf('Bras', 'bras '), groupOf('Dos', 'dos ')] }),
  'get-muscle-use': () => ({ exercises: 0, own_exercises: 0 }),
  'manage-user': () => ({ message: 'deleted' }),
}

const ticketOf = (id: string) => ({
  id,
  ...{ report_type: 'Bug', status: 'Ouvert', content: id, created_at: '2026-11-22T10:00:00.000Z' },
  ...{ user_id: 'u', user_username: id, user_email: `${id}@example.org`, post_id: null, answered_at: null, version: 1 },
})

/** The muscles of a group are the rows that begin so. */
const groupOf = (name: string, beginning: string) => ({
  ...{ id: name, name, name_en: name, version: 1, exercises: 0 },
  muscles: rows
    .filter((id) => id.startsWith(beginning))
    .map((id) => ({ ...texts(id), muscle_group_id: name, region: null, version: 1, exercises: 0 })),
})

beforeEach(() => {
  call.mockImplementation(async (operation: string, { params, body }: Record<string, Record<string, string>> = {}) => {
    const removed =
      operation === 'manage-user' ? body?.userId : operation.startsWith('delete-') ? params?.id : undefined
    rows = rows.filter((id) => id !== removed)
    return answers[operation]?.() ?? { items: [] }
  })
})

const press = async (user: User, button: HTMLElement) => {
  button.focus()
  await user.keyboard('{Enter}')
}

const menu = (name: string) => screen.findByRole('button', { name: `Actions\u00a0: ${name}` })

/** Deletes a row by the keyboard alone. */
async function remove(user: User, name: string, way: 'menu' | 'bin') {
  if (way === 'menu') {
    await press(user, await menu(name))
    await press(user, await screen.findByRole('menuitem', { name: 'Supprimer' }))
  } else {
    await press(user, await screen.findByRole('button', { name: new RegExp(`^Supprimer le ticket.*${name}`) }))
  }
  const question = within(await screen.findByRole('alertdialog'))
  await press(user, question.getByRole('button', { name: /^Supprimer/ }))
  await waitFor(() => expect(rows).not.toContain(name))
}

const answerOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Répondre à .*${name}`) })

it.each<[string, () => ReactNode, 'menu' | 'bin', (name: string) => Promise<HTMLElement>, RegExp]>([
  ['users', UsersScreen, 'menu', menu, /^Aucun résultat/],
  ['tickets', TicketsScreen, 'bin', answerOf, /^Aucun ticket/],
  ['exercises', ExercisesScreen, 'menu', menu, /^Aucun exercice/],
  ['programs', ProgramsScreen, 'menu', menu, /^Aucun programme/],
])('of the %s that are deleted each leaves the focus to the next, and the last to their place', async (...page) => {
  const [path, Screen, way, buttonOf, empty] = page
  rows = ['un', 'deux', 'trois']
  const { user } = showPages({ [`/admin/${path}`]: () => <Screen /> }, `/admin/${path}`)
  await remove(user, 'deux', way)
  const third = await buttonOf('trois')
  await waitFor(() => expect(document.activeElement).toBe(third))
  await remove(user, 'trois', way)
  const first = await buttonOf('un')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await remove(user, 'un', way)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(empty))
})

it('a muscle that is deleted leaves the focus to the next of its group, and the last to the button for a new one', async () => {
  rows = ['bras un', 'bras deux', 'dos un']
  const { user } = showPages({ '/admin/muscles': () => <MusclesScreen /> }, '/admin/muscles')
  await remove(user, 'bras un', 'menu')
  const next = await menu('bras deux')
  await waitFor(() => expect(document.activeElement).toBe(next))
  await remove(user, 'bras deux', 'menu')
  const making = screen.getByRole('button', { name: /^Nouveau muscle.*Bras$/ })
  await waitFor(() => expect(document.activeElement).toBe(making))
})
