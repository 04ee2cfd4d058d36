// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { aUser, testAdminPages } from '../test-kit/admin-kit.ts'
import { SecondFactorQuestion } from './second-factor-question.tsx'

testAdminPages()

const lost = aUser({ has_second_factor: true })

const open = () => {
  const closed = vi.fn()
  const { told, user } = showWithMessages(<SecondFactorQuestion user={lost} onClose={closed} />)
  return { told, closed, user, confirm: screen.getByRole('button', { name: 'Désactiver' }) }
}

describe('turning off the second step of somebody who lost their phone', () => {
  it('names whose it is, asks for the password where the server wants it, and says that it is done', async () => {
    const sent = network({ refusal: 'password-required' }, { answer: undefined })
    const { told, closed, user, confirm } = open()
    expect(screen.getByText('zoe@exemple.fr')).toBeTruthy()
    await user.click(confirm)
    await user.type(await screen.findByLabelText('Mot de passe'), 'secret')
    await user.click(confirm)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    const path = `/api/admin/users/${lost.id}/second-factor/reset`
    expect(sent).toEqual([
      { path, body: {} },
      { path, body: { password: 'secret' } },
    ])
    expect(told).toEqual([{ title: 'Validation en deux étapes désactivée', variant: 'success' }])
  })

  it('says so where there is none, and closes', async () => {
    network({ refusal: 'second-factor-off' })
    const { told, closed, user, confirm } = open()
    await user.click(confirm)
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
    expect(told[0]?.description).toBe('La validation en deux étapes n’est pas active.')
  })
})
