/** Ends with whichever of two signals ends first, for its reason: `AbortSignal.any`, which Safari knows from 17.4 on only. */
export function eitherSignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const end = new AbortController()
  for (const signal of [one, other]) {
    const follow = () => end.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { signal: end.signal })
  }
  return end.signal
}
