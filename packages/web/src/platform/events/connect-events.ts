import { eventNames, eventsPath } from '@fonte/contract/service/event-names'
import type { EventNews, StreamListeners } from './event-stream.ts'
import { readEvent } from './read-event.ts'

/**
 * Connects to the server's events; the answer hangs up. The browser's own way to connect again waits as long as it
 * likes and gives up on a refusal: here the first error ends the connection.
 */
export function connectEvents({ received, failed }: StreamListeners): () => void {
  const source = new EventSource(eventsPath)
  for (const name of eventNames) {
    source.addEventListener(name, (event: MessageEvent<string>) => {
      const data = readEvent(name, event.data)
      // `readEvent` has checked that the data are those of the name.
      if (data) received({ name, data } as EventNews)
    })
  }
  source.onerror = () => {
    source.close()
    failed()
  }
  return () => source.close()
}
