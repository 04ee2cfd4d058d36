import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { now } from '../../platform/clock.ts'
import { useWords } from '../../platform/words/words.ts'
import { lazyPart } from '../lazy-part.tsx'
import { shellMessages } from '../shell-messages.ts'
import { Header } from './header.tsx'
import { StateBanners } from './state-banners.tsx'
import { TabBar } from './tab-bar.tsx'

const ResumeOffer = lazyPart(async () => (await import('../../features/workout/resume-offer.tsx')).ResumeOffer)

/** What stands around every signed-in screen except the workout, which fills the page. */
export function Shell() {
  const words = useWords(shellMessages)
  const main = useFocusOnNavigation()
  return (
    <>
      <a className="btn skip-link" href="#content">
        {words.skip}
      </a>
      <Header />
      <StateBanners />
      <ResumeOffer />
      <main className="wrap outline-none" id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <TabBar />
      <footer className="foot">
        <span>{words.copyright(new Date(now()).getFullYear())}</span>
      </footer>
    </>
  )
}

/** A new page begins at its content, for keyboards and screen readers as well. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: (location) => location.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
