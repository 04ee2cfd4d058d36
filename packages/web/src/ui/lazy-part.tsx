import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useFirstScreenReady } from '../platform/first-screen.ts'

/** A part that is fetched when it is first shown; until then its stand-in is there, if any, and the page around it stays. */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  standIn: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await fetchPart() }))
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={standIn}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** A part that the first screen can do without: it is fetched, with all that it asks for, once that stands. */
export function latePart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  standIn: ReactNode = null,
): ComponentType<P> {
  const Part = lazyPart(fetchPart, standIn)
  return function LatePart(props: P) {
    return useFirstScreenReady() ? <Part {...props} /> : standIn
  }
}
