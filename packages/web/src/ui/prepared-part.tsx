import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

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
  function Prepared(props: P) {
    const [shown, setShown] = useState<{ readonly Part?: ComponentType<P>; readonly failure?: unknown }>(() =>
      ready ? { Part: ready } : {},
    )
    const { Part, failure } = shown
    // Not `lazy`: React holds back for a moment what comes soon after its stand-in.
    useEffect(() => {
      let isShown = !Part
      fetchOnce().then(
        (came) => isShown && setShown({ Part: came }),
        (missed: unknown) => isShown && setShown({ failure: missed }),
      )
      return () => {
        isShown = false
      }
    }, [Part])
    if (failure !== undefined) throw failure
    return Part ? <Part {...props} /> : standIn
  }
  const prepare = () =>
    fetchOnce().then(
      () => true,
      () => false,
    )
  return Object.assign(Prepared, { prepare })
}
