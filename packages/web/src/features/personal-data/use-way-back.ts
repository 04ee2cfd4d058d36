import { useRouter } from '@tanstack/react-router'

/** Goes to the page of Fonte that one came from; without one to the settings, or for a stranger to the sign-in. */
export function useWayBack(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const cameByLink = document.referrer.startsWith(`${window.location.origin}/`) && window.history.length > 1
    if (router.history.canGoBack() || cameByLink) return router.history.back()
    // Fetched here: a page that anybody may read needs no session to be shown.
    const { session } = await import('../../platform/session/session.ts')
    await router.navigate({ to: session.state.get().status === 'signed-in' ? '/settings' : '/' })
  }
}
