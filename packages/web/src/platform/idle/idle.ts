/** No work waits longer for a frame, or for a quiet moment (ms). */
const timeout = 2_000

/** Does `work` once the page is drawn and nothing else presses; the answer calls it off. */
export function whenDrawnAndIdle(work: () => void): () => void {
  let callOff = whenDrawn(() => {
    callOff = whenIdle(work)
  })
  return () => callOff()
}

/** Resolves once the page is drawn and nothing else presses. */
export const untilDrawnAndIdle = (): Promise<void> => new Promise<void>(whenDrawnAndIdle)

/**
 * Resolves once nothing else presses, where nothing has changed that would have to be drawn first: a frame costs 1 ms. A
 * browser that does not tell when that is (Safari) gives way by a frame.
 */
export const untilIdle = (): Promise<void> => new Promise<void>(tellsIdle() ? whenIdle : whenDrawnAndIdle)

/** Lets everything that waits come first. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The page is drawn in the frame that begins now, before any quiet moment; a page out of sight has none. */
function whenDrawn(work: () => void): () => void {
  const frame = requestAnimationFrame(go)
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

const tellsIdle = (): boolean => 'requestIdleCallback' in window

function whenIdle(work: () => void): () => void {
  if (tellsIdle()) {
    const wish = requestIdleCallback(work, { timeout })
    return () => cancelIdleCallback(wish)
  }
  const wish = setTimeout(work)
  return () => clearTimeout(wish)
}
