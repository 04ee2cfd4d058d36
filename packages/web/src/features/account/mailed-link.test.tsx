// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../platform/api/api-problem.ts'
import { showPages } from '../../ui/test-kit/show-pages.tsx'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { ConfirmEmailScreen } from './auth/confirm-email-screen.tsx'
import { ForgotPassword } from './password/forgot-password.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../platform/api/client.ts', () => ({ call }))

const malformed = 'Cette adresse e-mail n’est pas valide.'
const refusal = (code: 'invalid-input' | 'link-invalid') =>
  new ApiProblem({ status: 400, code, errors: [{ path: 'body.email', reason: 'invalid_format' }] })

const forgot = async () => {
  const shown = showWithMessages(<ForgotPassword email="" onClose={() => undefined} />)
  return { ...shown, send: screen.getByRole('button', { name: 'Envoyer le lien', hidden: true }) }
}

const spentLink = async () => {
  call.mockRejectedValueOnce(refusal('link-invalid'))
  const shown = showPages(
    { '/confirm-email': () => <ConfirmEmailScreen token="spent" />, '/auth': () => null },
    '/confirm-email',
  )
  await shown.user.click(await screen.findByRole('button', { name: 'Confirmer mon e-mail' }))
  const send = await screen.findByRole('button', { name: 'Renvoyer la confirmation' })
  call.mockClear()
  return { ...shown, send }
}

beforeEach(() => void call.mockReset())
afterEach(cleanup)

describe.each([
  ['a new password', forgot, 'request-password-reset'],
  ['a new confirmation', spentLink, 'resend-confirmation'],
])('the address that a link for %s is mailed to', (_, open, operation) => {
  it('is marked where it stands when no mail can go there, and nothing is sent', async () => {
    const { told, user, send } = await open()
    const email = screen.getByLabelText('E-mail')
    await user.type(email, 'marion@exemple')
    await user.click(send)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(malformed)).toBeTruthy()
    expect(document.activeElement).toBe(email)
    expect(call).not.toHaveBeenCalled()
    expect(told).toEqual([])
    await user.type(email, '.fr')
    expect(email.getAttribute('aria-invalid')).toBeNull()
  })

  it('is marked when it says nothing', async () => {
    const { told, user, send } = await open()
    await user.click(send)
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(told).toMatchObject([{ title: 'Email requis', description: 'Veuillez entrer une adresse e-mail.' }])
  })

  it('is marked when the server refuses it, without a general message', async () => {
    const { told, user, send } = await open()
    call.mockRejectedValue(refusal('invalid-input'))
    await user.type(screen.getByLabelText('E-mail'), 'élise@exemple.fr')
    await user.click(send)
    await waitFor(() => expect(screen.getByText(malformed)).toBeTruthy())
    expect(told).toEqual([])
  })

  it('is sent by Enter, without what stands around it', async () => {
    const { told, user } = await open()
    call.mockResolvedValue({})
    await user.type(screen.getByLabelText('E-mail'), ' marion@exemple.fr {Enter}')
    await waitFor(() => expect(told).toMatchObject([{ title: 'Email envoyé' }]))
    expect(call.mock.calls).toEqual([[operation, { body: { email: 'marion@exemple.fr' } }]])
  })
})
