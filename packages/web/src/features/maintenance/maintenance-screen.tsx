import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { useSession } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Title } from '../../ui/typography.tsx'
import { maintenanceMessages } from './maintenance-messages.ts'

const RunningBar = lazyPart(async () => (await import('../workout/running-bar.tsx')).RunningBar)

interface Props {
  /** Called before the way to the sign-in page is taken. */
  onSignIn: () => void
}

/** In place of every page while the service is closed, with the way back into a running workout; it goes by itself. */
export function MaintenanceScreen({ onSignIn }: Props) {
  const words = useWords(maintenanceMessages)
  const isSignedIn = useSession().status === 'signed-in'
  const waiting = useOutbox().length > 0
  const main = useRef<HTMLElement>(null)
  useTitle(words.title)
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {isSignedIn && <RunningBar />}
      <main className="page-content grid min-h-dvh place-content-center" ref={main} tabIndex={-1}>
        <div className="grid justify-items-center gap-6 text-center">
          <Logo className="size-24" />
          <Title as="h1">{words.title}</Title>
          {/* Lines of like length: the space before the exclamation mark may break, and no mark stands alone. */}
          <p className="text-balance text-muted">{words.text}</p>
          {waiting && <p className="secondary-text text-balance">{words.waiting}</p>}
          <Link to="/auth" className="secondary-text mt-8 underline" onClick={onSignIn}>
            {words.administrators}
          </Link>
        </div>
      </main>
    </>
  )
}
