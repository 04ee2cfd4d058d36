import { type ComponentType, lazy, Suspense } from 'react'

/** A part that is fetched when it is first shown; until then there is nothing, and the page around it stays. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await fetchPart() }))
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
