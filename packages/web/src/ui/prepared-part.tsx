import { type ComponentType, type ReactNode, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** A part that is fetched before it is wanted. */
export interface PreparedPart<P extends object> {
  (props: P): ReactNode
  /** Fetches it, and answers whether it is there. Never throws: what does not come now is asked for again when it is shown. */
  readonly prepare: () => Promise<boolean>
}

/** A part that stands in the same frame once it is prepared; until then its stand-in is there while it is fetched. */
export function preparedPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  standIn: ReactNode = null,
): PreparedPart<P> {
  let ready: ComponentType<P> | undefined
  const fetchOnce = async () => {
    ready ??= await fetchPart()
    return ready
  }
  const Part = lazyPart(fetchOnce, standIn)
  function Prepared(props: P) {
    // What it was drawn by first draws it on: another component would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => ready ?? Part)
    return <Shown {...props} />
  }
  const prepare = () =>
    fetchOnce().then(
      () => true,
      () => false,
    )
  return Object.assign(Prepared, { prepare })
}
