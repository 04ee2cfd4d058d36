import { lazy, Suspense } from 'react'
import type { useSignOut } from './use-sign-out.ts'

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }))

/** Asks before signing out, while there is something to ask about. */
export function SignOutQuestion({ signOut }: { signOut: ReturnType<typeof useSignOut> }) {
  return (
    <Suspense>
      {signOut.asking && (
        <UnsentDialog
          drafts={signOut.asking.drafts}
          onConfirm={signOut.confirm}
          onCancel={signOut.cancel}
          pending={signOut.pending}
        />
      )}
    </Suspense>
  )
}
