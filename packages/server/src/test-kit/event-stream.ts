import type { Readable } from 'node:stream'
import { eventsPath } from '@fonte/contract/service/event-names'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** A named event as a page hears it. */
export interface HeardEvent {
  readonly event: string
  readonly data: unknown
}

/** The events of a stream, one after the other; it is over when the server ends the stream. */
async function* heard(stream: Readable): AsyncGenerator<HeardEvent, undefined> {
  let text = ''
  for await (const chunk of stream) {
    const parts = `${text}${chunk}`.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)))
      if (fields.event) yield { event: fields.event, data: JSON.parse(fields.data) }
    }
  }
}

/** Opens the stream of events as this browser would, and reads past the state that it begins with. */
export const listenTo = async ({ app }: TestApp, client: Client) => {
  const cookie = client.jar.header()
  const headers = cookie === undefined ? {} : { cookie }
  const response = await app.inject({ url: eventsPath, headers, payloadAsStream: true })
  const events = heard(response.stream())
  const { value: first } = await events.next()
  return {
    first,
    headers: response.headers,
    /** The next event of these names, of maintenance and sessions where none is given; undefined when the stream is over. */
    next: async (...names: readonly string[]): Promise<HeardEvent | undefined> => {
      const wanted = names.length > 0 ? names : ['maintenance', 'session-ended']
      let event = (await events.next()).value
      while (event && !wanted.includes(event.event)) event = (await events.next()).value
      return event
    },
  }
}
