import { Outlet } from '@tanstack/react-router'
import { Activity } from 'react'
import { useStore } from '../platform/store.ts'
import { cover } from './cover.ts'

/** The page, or what covers it; below its cover it keeps what was typed. */
export function RootPage() {
  const Cover = useStore(cover)
  return (
    <>
      <Activity mode={Cover ? 'hidden' : 'visible'}>
        <Outlet />
      </Activity>
      {Cover && <Cover />}
    </>
  )
}
