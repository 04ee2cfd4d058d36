import { eventsPath } from '@fonte/contract/service/event-names'
import { maintenanceKey } from '../../platform/maintenance-mode.ts'
import { ask } from './caller.ts'

/** A page that stays open and listens. */
export interface OpenPage {
  /** Resolves once the server has told it that maintenance is on or off. */
  hears(enabled: boolean): Promise<void>
  /** Resolves once it was told of this version of the community’s posts. */
  hearsOfPosts(version: string): Promise<void>
  close(): Promise<void>
}

/** Opens a page at a server, signed in where it has the cookies of a browser. */
export const openPage = async (url: string, cookie = ''): Promise<OpenPage> => {
  const { body } = await fetch(`${url}${eventsPath}`, { headers: { cookie } })
  if (!body) throw new Error('there is no stream of events')
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const until = async (words: string) => {
    while (!heard.includes(words)) {
      const { value, done } = await reader.read()
      if (done) throw new Error('the stream of events has ended')
      heard += value
    }
    heard = ''
  }
  return {
    hears: (enabled) => until(`data: {"enabled":${enabled}}`),
    hearsOfPosts: (version) => until(`event: posts\ndata: {"version":"${version}"`),
    close: () => reader.cancel(),
  }
}

/** Switches maintenance in the database itself, as any other server would. */
export const switchMaintenanceAt = (databaseUrl: string, enabled: boolean) =>
  ask(databaseUrl, 'UPDATE app_state SET value = $1 WHERE key = $2', [JSON.stringify({ enabled }), maintenanceKey])
