import { Outlet, useSearch } from '@tanstack/react-router'
import { useSession } from '../platform/session/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const ExerciseWindow = lazyPart(async () => (await import('./exercise-window.tsx')).ExerciseWindow)

/**
 * A page of somebody signed in, and over it the exercise that the URL names. It shows nothing of a person from the
 * moment they are signed out, while the router is still on its way to the sign-in page.
 */
export function SignedInOnly() {
  const { exercise } = useSearch({ from: '/signed-in' })
  if (useSession().status !== 'signed-in') return null
  return (
    <>
      <Outlet />
      {exercise !== undefined && <ExerciseWindow key={exercise} exerciseId={exercise} />}
    </>
  )
}
