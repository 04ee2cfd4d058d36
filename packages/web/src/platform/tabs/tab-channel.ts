/** A way to talk to the other open tabs of this browser. */
export interface TabChannel<T> {
  readonly send: (message: T) => void
}

/** Joins the channel of that name; `receive` gets what other tabs send. Messages are structured-cloned. */
export function joinTabs<T>(name: string, receive: (message: T) => void): TabChannel<T> {
  const channel = new BroadcastChannel(name)
  channel.onmessage = (event: MessageEvent<T>) => receive(event.data)
  return { send: (message) => channel.postMessage(message) }
}
