import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { queryClient } from '../../platform/query/query-client.ts'
import { type ShowToast, ToastContext, type ToastMessage } from '../toast.ts'

/** Shows a part of a page with the answers that were read; the messages that it tells are listed instead of shown. */
export function showWithMessages(part: ReactNode) {
  const told: ToastMessage[] = []
  const toast: ShowToast = (message) => {
    told.push(message)
    return () => undefined
  }
  const page = (inside: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <ToastContext value={toast}>{inside}</ToastContext>
    </QueryClientProvider>
  )
  const { container, rerender } = render(page(part))
  return { told, container, user: userEvent.setup(), rerender: (next: ReactNode) => rerender(page(next)) }
}
