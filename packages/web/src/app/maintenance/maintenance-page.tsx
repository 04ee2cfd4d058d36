import { MaintenanceScreen } from '../../features/maintenance/maintenance-screen.tsx'
import { useSession } from '../../platform/session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { signInAsked } from './sign-in-asked.ts'

const ResumeOffer = lazyPart(async () => (await import('../../features/workout/resume-offer.tsx')).ResumeOffer)

/** What stands in place of every page during maintenance, with the way back into a workout that is under way. */
export function MaintenancePage() {
  const isSignedIn = useSession().status === 'signed-in'
  return <MaintenanceScreen resume={isSignedIn && <ResumeOffer />} onSignIn={() => signInAsked.set(true)} />
}
