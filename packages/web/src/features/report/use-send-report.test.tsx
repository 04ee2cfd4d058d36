// @vitest-environment happy-dom
import type { ProblemCode } from '@fonte/contract/problem'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { problem } from '../../platform/session/test-kit/session-kit.ts'
import { showPart } from '../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../ui/test-kit/sign-in-ada.ts'
import { useSendReport } from './use-send-report.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

signInAda()

function Send() {
  const { send } = useSendReport('ada')
  const report = { id: '0198c0de-0000-7000-8000-000000000001', report_type: 'Bug', content: 'Le minuteur' } as const
  return (
    <button type="button" onClick={() => void send(report)}>
      Envoyer
    </button>
  )
}

it.each<[ProblemCode, number, string]>([
  ['reports-full', 409, 'La limite de 500 messages au support est atteinte. Veuillez écrire par e-mail.'],
  ['internal', 500, "Votre rapport n'a pas pu être envoyé. Veuillez réessayer."],
])('a message to support that is refused says what helps: %s', async (code, status, description) => {
  call.mockRejectedValue(problem(code, status))
  const { told, user, address } = await showPart(<Send />)
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  await vi.waitFor(() => expect(told).toMatchObject([{ title: 'Erreur', description }]))
  expect(address()).toBe('/stats')
})
