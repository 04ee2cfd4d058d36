import { MaintenanceScreen } from '../../features/maintenance/maintenance-screen.tsx'
import { signInAsked } from './sign-in-asked.ts'

/** What stands in place of every page during maintenance. */
export function MaintenancePage() {
  return <MaintenanceScreen onSignIn={() => signInAsked.set(true)} />
}
