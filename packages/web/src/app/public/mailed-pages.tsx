import { useSearch } from '@tanstack/react-router'
import { ConfirmEmailScreen } from '../../features/account/auth/confirm-email-screen.tsx'
import { UpdatePasswordScreen } from '../../features/account/password/update-password-screen.tsx'

/** Where a mailed link for a new password leads. */
export function UpdatePasswordPage() {
  return <UpdatePasswordScreen token={useSearch({ from: '/update-password' }).token} />
}

/** Where the mailed link of a new account leads. */
export function ConfirmEmailPage() {
  return <ConfirmEmailScreen token={useSearch({ from: '/confirm-email' }).token} />
}
