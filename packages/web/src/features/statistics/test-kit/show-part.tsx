import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { queryClient } from '../../../platform/query/query-client.ts'
import { ToastContext } from '../../../ui/toast.ts'

/** Shows a part of a page; the answer reads where its links have led. */
export async function showPart(part: ReactNode) {
  const history = createMemoryHistory({ initialEntries: ['/stats'] })
  const root = createRootRoute()
  const shown = createRoute({ getParentRoute: () => root, path: '$', component: () => <main>{part}</main> })
  const router = createRouter({ routeTree: root.addChildren([shown]), history })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <ToastContext value={() => () => undefined}>
        <RouterProvider router={router as never} />
      </ToastContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('main')
  return { address: () => history.location.href, user: userEvent.setup() }
}
