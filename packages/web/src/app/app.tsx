import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from '../platform/query/query-client.ts'
import { session } from '../platform/session/session.ts'
import { useWords } from '../platform/words/words.ts'
import { useToast } from '../ui/toast.ts'
import { ToastProvider } from '../ui/toast-provider.tsx'
import { router } from './router.tsx'
import { shellMessages } from './shell-messages.ts'

/** The whole application, once the platform has started; tells when its first screen is in the page. */
export function App({ onMounted }: { onMounted: () => void }) {
  const words = useWords(shellMessages)
  useEffect(onMounted, [onMounted])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider closeLabel={words.close} regionLabel={words.messages}>
        <SessionFollower />
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  )
}

/** Lets the pages follow the session: guards run again, an end that nobody asked for is told. */
function SessionFollower() {
  const words = useWords(shellMessages)
  const { toast } = useToast()
  useEffect(() => {
    const endUnasked = () => {
      void router.invalidate()
      toast({ title: words.sessionEnded, description: words.sessionEndedText })
    }
    // It ended between the choice of the first page and its drawing.
    if (session.state.get().status === 'signed-out' && needsSession()) endUnasked()
    return session.subscribe((event) => {
      if (event.type === 'signed-in') void router.invalidate()
      if (event.type !== 'signed-out') return
      // A page that anybody may read stays, with what it has to say of the end.
      if (!needsSession()) return void router.invalidate()
      if (event.asked) void router.navigate({ to: '/auth', replace: true })
      else endUnasked()
    })
  }, [toast, words])
  return null
}

const needsSession = () => router.state.matches.some(({ routeId }) => routeId === '/signed-in')
