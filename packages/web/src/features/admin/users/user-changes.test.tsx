// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { aUser, testAdminPages } from '../test-kit/admin-kit.ts'
import { UserPlan } from './user-plan.tsx'
import { EndSessionsQuestion, GraveQuestion } from './user-question-dialog.tsx'

testAdminPages()

const person = aUser()

const managePath = '/api/admin/users/manage'
const body = { userId: person.id, email: person.email }

describe('the question before an account is blocked or deleted', () => {
  it('names the person, asks for the password where the server wants it, and says what is done', async () => {
    const blocked = { message: 'blocked', user: { ...person, status: 'blocked' } }
    const sent = network({ refusal: 'password-required' }, { refusal: 'wrong-password' }, { answer: blocked })
    const close = vi.fn()
    const { told, user } = showWithMessages(<GraveQuestion user={person} action="block" onClose={close} />)
    expect(screen.getByText('zoe@exemple.fr')).toBeTruthy()
    const confirm = screen.getByRole('button', { name: 'Bloquer' })
    await user.click(confirm)
    const password = await screen.findByLabelText('Mot de passe')
    await user.type(password, 'faux')
    await user.click(confirm)
    await screen.findByText('Le mot de passe est incorrect.')
    await user.clear(password)
    await user.type(password, 'secret')
    await user.click(confirm)
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent).toEqual([
      { path: managePath, body: { action: 'block_user', ...body } },
      { path: managePath, body: { action: 'block_user', ...body, password: 'faux' } },
      { path: managePath, body: { action: 'block_user', ...body, password: 'secret' } },
    ])
    expect(told).toEqual([{ title: 'Compte bloqué', variant: 'success' }])
  })

  it('says why where the server refuses, and stays', async () => {
    network({ refusal: 'last-admin' })
    const close = vi.fn()
    const { told, user } = showWithMessages(<GraveQuestion user={person} action="remove" onClose={close} />)
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }))
    await vi.waitFor(() => expect(told[0]?.description).toMatch(/^C’est le dernier administrateur/))
    expect(close).not.toHaveBeenCalled()
  })

  it('closes where the account is gone, and says so', async () => {
    network({ refusal: 'not-found' })
    const close = vi.fn()
    const { told, user } = showWithMessages(<GraveQuestion user={person} action="remove" onClose={close} />)
    await user.click(screen.getByRole('button', { name: 'Supprimer définitivement' }))
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(told[0]?.description).toBe('Ce compte n’existe plus. La liste a été actualisée.')
  })
})

describe('the plan of somebody', () => {
  it('shows the choice at once, and goes back where it could not be made', async () => {
    network({ refusal: 'internal' })
    const { told, user } = showWithMessages(<UserPlan user={person} />)
    const plan = screen.getByLabelText('Abonnement : Zoé Martin') as HTMLSelectElement
    await user.selectOptions(plan, 'Premium')
    await vi.waitFor(() => expect(told[0]?.description).toBe("Impossible de mettre à jour l'abonnement."))
    await vi.waitFor(() => expect(plan.value).toBe('Basic'))
    network({ refusal: 'rate-limited' })
    await user.selectOptions(plan, 'Premium')
    await vi.waitFor(() =>
      expect(told[1]?.description).toBe(
        "Impossible de mettre à jour l'abonnement. Trop de tentatives. Veuillez patienter un instant.",
      ),
    )
  })

  it('is given, and said', async () => {
    const sent = network({ answer: { ...person, plan: 'Premium' } })
    const { told, user } = showWithMessages(<UserPlan user={person} />)
    await user.selectOptions(screen.getByLabelText('Abonnement : Zoé Martin'), 'Premium')
    await vi.waitFor(() => expect(told).toEqual([{ title: 'Abonnement mis à jour', variant: 'success' }]))
    expect(sent).toEqual([{ path: '/api/admin/users/plan', body: { userId: person.id, plan: 'Premium' } }])
  })
})

describe('the question before somebody is signed out everywhere', () => {
  it('ends the sessions and says so', async () => {
    const sent = network({ answer: { ended: 2 } })
    const close = vi.fn()
    const { told, user } = showWithMessages(<EndSessionsQuestion user={person} onClose={close} />)
    await user.click(screen.getByRole('button', { name: 'Déconnecter partout' }))
    await vi.waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent).toEqual([{ path: `/api/admin/users/${person.id}/end-sessions`, body: {} }])
    expect(told).toEqual([{ title: 'Appareils déconnectés', variant: 'success' }])
  })
})
