import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { showWithMessages } from './show-with-messages.tsx'

/** Opens an address among pages, each by its path; the answer reads where their links have led, and lists what they told. */
export function showPages(pages: Readonly<Record<string, () => ReactNode>>, address: string) {
  const root = createRootRoute()
  const routes = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const shown = showWithMessages(<RouterProvider router={router as never} />)
  return { ...shown, address: () => history.location.href }
}

/** Shows a part of a page, of any address that its links lead to. */
export async function showPart(part: ReactNode) {
  const shown = showPages({ $: () => <main>{part}</main> }, '/stats')
  await screen.findByRole('main')
  return shown
}
