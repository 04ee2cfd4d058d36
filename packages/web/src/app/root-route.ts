import { createRootRoute, Outlet } from '@tanstack/react-router'

/** What every address of Fonte stands below. */
export const root = createRootRoute({ component: Outlet })
