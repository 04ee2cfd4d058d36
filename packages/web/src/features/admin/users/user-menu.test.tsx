// @vitest-environment happy-dom
import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { aUser } from '../test-kit/admin-kit.ts'
import { UserMenu } from './user-menu.tsx'

vi.mock('../../../platform/session/session.ts', () => ({ useSignedIn: () => ({ user: { id: 'ada' } }) }))

afterEach(cleanup)

const person = aUser()

/** The entries of the open menu of somebody; `off` for those that cannot be chosen. */
const entriesFor = async (changes: Partial<AdminUser>) => {
  const { user } = showWithMessages(<UserMenu user={{ ...person, ...changes }} onAsk={() => undefined} />)
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => `${item.textContent}${item.getAttribute('aria-disabled') ? ' off' : ''}`)
}

describe('the menu of what can be done to an account', () => {
  it('offers to turn the second step off of those alone who have one', async () => {
    const entry = 'Désactiver la validation en deux étapes'
    expect(await entriesFor({ has_second_factor: true })).toContain(entry)
    cleanup()
    expect((await entriesFor({})).filter((name) => name.startsWith(entry))).toEqual([])
  })

  it('is that of a person whose name cannot be seen, too', () => {
    showWithMessages(<UserMenu user={{ ...person, full_name: '\u2800' }} onAsk={() => undefined} />)
    expect(screen.getByRole('button', { name: 'Actions\u00a0: –' })).toBeTruthy()
  })

  it('lets nobody block, delete or sign out themself, nor turn their own second step off', async () => {
    expect(await entriesFor({ id: 'ada', has_second_factor: true })).toEqual([
      'Historique des pseudos',
      'Réinitialiser le mot de passe',
      'Déconnecter partout off',
      'Désactiver la validation en deux étapes off',
      'Bloquer off',
      'Supprimer off',
    ])
  })
})
