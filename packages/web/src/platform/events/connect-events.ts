import type { EventData, eventsPath } from '@fonte/contract/service'
import type { EventName, StreamListeners } from './event-stream.ts'
import { readEvent } from './read-event.ts'

/** Of that type, so that it is the contract's path, whose own module would bring all its schemas. */
const path: typeof eventsPath = '/api/events'

/**
 * Connects to the server's events; the answer hangs up. The browser's own way to connect again waits as long as it
 * likes and gives up on a refusal: here the first error ends the connection.
 */
export function connectEvents({ received, failed }: StreamListeners): () => void {
  const source = new EventSource(path)
  const read = <Name extends EventName>(name: Name, take: (data: EventData[Name]) => void) =>
    source.addEventListener(name, (event: MessageEvent<string>) => {
      const data = readEvent(name, event.data)
      if (data) take(data)
    })
  read('maintenance', (data) => received({ name: 'maintenance', data }))
  read('session-ended', (data) => received({ name: 'session-ended', data }))
  read('posts', (data) => received({ name: 'posts', data }))
  read('own', (data) => received({ name: 'own', data }))
  source.onerror = () => {
    source.close()
    failed()
  }
  return () => source.close()
}
