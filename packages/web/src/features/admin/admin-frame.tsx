import { Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { adminPlaceMessages } from '../account/admin/admin-place-messages.ts'
import { adminPlaces } from '../account/admin/admin-places.ts'
import { NewsMark } from '../account/admin/news-mark.tsx'
import { AdminGate } from '../second-factor/admin-gate.tsx'
import { bringOperations } from './admin-operations.ts'

bringOperations()

/** Around each page of the administrators: the ways between them. Who is none any more is led home. */
export function AdminFrame() {
  const words = useWords(adminPlaceMessages)
  const { profile } = useSignedIn()
  const places = useRef<HTMLElement>(null)
  useCurrentInSight(places)
  if (profile.role !== 'admin') return <Navigate to="/" replace />
  return (
    <div className="admin-page">
      <nav ref={places} className="admin-places" aria-label={words.administration}>
        {adminPlaces.map(({ to, word, hasNews }) => (
          <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
            {words[word]}
            {hasNews && <NewsMark />}
          </Link>
        ))}
      </nav>
      <div>
        <AdminGate>
          <Outlet />
        </AdminGate>
      </div>
    </div>
  )
}

/**
 * On a phone the ways stand in one row that is moved sideways: brings the one to the present page into sight, again when
 * it grows, by its mark of news or by its font.
 */
function useCurrentInSight(places: RefObject<HTMLElement | null>) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const row = places.current
    const current = row?.querySelector<HTMLElement>(`a[href="${path}"]`)
    if (!row || !current) return
    const widths = new ResizeObserver(() => {
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.clientWidth) / 2
    })
    widths.observe(current)
    return () => widths.disconnect()
  }, [path, places])
}
