/** No work waits longer for a quiet moment (ms). */
const patience = 2_000

/** Does `work` once the page is drawn and nothing else presses; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const wish = requestIdleCallback(work, { timeout: patience })
    return () => cancelIdleCallback(wish)
  }
  const wish = setTimeout(work)
  return () => clearTimeout(wish)
}
