import { Outlet } from '@tanstack/react-router'
import { useSession } from '../platform/session/session.ts'

/** Shows nothing of a person from the moment they are signed out, while the router is still on its way to the sign-in page. */
export function SignedInOnly() {
  return useSession().status === 'signed-in' ? <Outlet /> : null
}
