import { Outlet } from '@tanstack/react-router'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { latePart } from '../../ui/lazy-part.tsx'
import { StateBanners } from './banners/state-banners.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { navigationMessages } from './navigation-messages.ts'
import { TabBar } from './tab-bar.tsx'

const RunningBar = latePart(async () => (await import('../../features/workout/running-bar.tsx')).RunningBar)

const HeldDeletions = latePart(async () => (await import('./held-deletions.tsx')).HeldDeletions)

const PromoBanner = latePart(async () => (await import('./banners/promo-banner.tsx')).PromoBanner)

const PlainHttpNotice = latePart(async () => (await import('./banners/plain-http-notice.tsx')).PlainHttpNotice)

/** What stands around every signed-in screen except the workout, which fills the page. */
export function Shell() {
  const words = useWords(navigationMessages)
  const { profile } = useSignedIn()
  return (
    <>
      <a className="button skip-link" href="#content">
        {words.skip}
      </a>
      <Header />
      <StateBanners />
      {!window.isSecureContext && <PlainHttpNotice />}
      <main className="page-content" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <TabBar />
      <Footer />
      <RunningBar />
      <HeldDeletions />
      {profile.plan === 'Basic' && <PromoBanner userId={profile.id} />}
    </>
  )
}
