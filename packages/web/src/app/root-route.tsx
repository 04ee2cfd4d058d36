import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Activity } from 'react'
import { useObservable } from '../platform/observable.ts'
import { cover } from './maintenance/cover.ts'

/** What every URL of Fonte stands below. */
export const rootRoute = createRootRoute({ component: RootPage })

/** The page, or what covers it; below its cover it keeps what was typed. */
function RootPage() {
  const Cover = useObservable(cover)
  return (
    <>
      <Activity mode={Cover ? 'hidden' : 'visible'}>
        <Outlet />
      </Activity>
      {Cover && <Cover />}
    </>
  )
}
