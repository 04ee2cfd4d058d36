import { eventShapes } from '@fonte/contract/answer/event-shapes'
import { fits } from '@fonte/contract/answer/fits'
import type { EventData } from '@fonte/contract/service/event'

/** What an event carries; undefined when it is not what Fonte sends under that name. */
export function readEvent<Name extends keyof EventData>(name: Name, text: string): EventData[Name] | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return fits(eventShapes[name], data) ? (data as EventData[Name]) : undefined
  } catch {
    return undefined
  }
}
