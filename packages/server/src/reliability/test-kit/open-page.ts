import { eventsPath } from '@fonte/contract/service/event-names'
import { maintenanceKey } from '../../platform/maintenance-mode.ts'
import { ask } from './caller.ts'

/** A page that stays open and listens. */
export interface OpenPage {
  /** Resolves once the server has told it that maintenance is on or off. */
  hears(enabled: boolean): Promise<void>
  close(): Promise<void>
}

/** Opens a page at a server. */
export const openPage = async (url: string): Promise<OpenPage> => {
  const { body } = await fetch(`${url}${eventsPath}`)
  if (!body) throw new Error('there is no stream of events')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const hears = async (enabled: boolean) => {
    const words = `data: {"enabled":${enabled}}`
    while (!heard.includes(words)) {
      const { value, done } = await reader.read()
      if (done) throw new Error('the stream of events has ended')
      heard += value
    }
    heard = ''
  }
  return { hears, close: () => reader.cancel() }
}

/** Switches maintenance in the database itself, as any other server would. */
export const switchMaintenanceAt = (databaseUrl: string, enabled: boolean) =>
  ask(databaseUrl, 'UPDATE app_state SET value = $1 WHERE key = $2', [JSON.stringify({ enabled }), maintenanceKey])
