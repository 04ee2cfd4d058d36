/** No work waits longer for a frame, or for a quiet moment (ms). */
const timeout = 2_000

/** Does `work` once the page is drawn and nothing else presses; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = whenDrawn(() => {
    callOff = whenQuiet(work)
  })
  return () => callOff()
}

/** Resolves once the page is drawn and nothing else presses. */
export const idleMoment = (): Promise<void> => new Promise<void>(whenIdle)

/** A frame is on the screen when the one after it begins; a page out of sight has none. */
function whenDrawn(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(go)
  })
  const late = setTimeout(go, document.hidden ? 0 : timeout)
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(late)
  }
  function go() {
    stop()
    work()
  }
  return stop
}

function whenQuiet(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const wish = requestIdleCallback(work, { timeout: timeout })
    return () => cancelIdleCallback(wish)
  }
  const wish = setTimeout(work)
  return () => clearTimeout(wish)
}
