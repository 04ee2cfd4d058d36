import { createRootRoute } from '@tanstack/react-router'
import { RootPage } from './root-page.tsx'

/** What every address of Fonte stands below. */
export const root = createRootRoute({ component: RootPage })
