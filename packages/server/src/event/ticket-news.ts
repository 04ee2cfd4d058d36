import type { Reader } from '../platform/database.ts'
import { latestAnswer } from '../platform/wake-ups/latest-answer.ts'
import { countOpenTickets } from '../ticket/ticket-count-store.ts'
import type { People } from './people.ts'
import type { Listener, Streams } from './streams.ts'

/** What the pages of administrators are told of tickets. */
export interface TicketNews {
  /** Tells the pages of a person who may administer how many tickets are open. */
  tell(userId: string, isFor: (listener: Listener) => boolean): Promise<void>
  /** Tells all administrators, where the number has changed. */
  refresh(): Promise<void>
}

/** News of tickets for the pages of `streams`, of people whom the server knows already. */
export const createTicketNews = (people: People, streams: Streams, reader: Reader): TicketNews => {
  let known: number | null = null
  const countOpen = latestAnswer(() => countOpenTickets(reader))
  const isTold = ({ session }: Listener) => session !== null && people.mayAdminister(session.userId)
  const isHeard = () => streams.sessions().some(({ userId }) => people.mayAdminister(userId))
  return {
    tell: async (userId, isFor) => {
      if (!people.mayAdminister(userId)) return
      streams.tell('tickets', { open: await countOpen() }, isFor)
    },
    refresh: async () => {
      if (!isHeard()) {
        known = null
        return
      }
      const open = await countOpen()
      if (open === known) return
      known = open
      streams.tell('tickets', { open }, isTold)
    },
  }
}
