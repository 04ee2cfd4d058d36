import type { Platform } from '../platform/platform.ts'
import type { Named } from '../platform/wake-ups/wake-ups.ts'
import { findPostsVersion } from './event-store.ts'
import { createPeople } from './people.ts'
import { createPostNews } from './post-news.ts'
import type { Listener, Streams } from './streams.ts'
import { createTicketNews } from './ticket-news.ts'

/** What pages are told of posts, of what is a person's own, and of tickets. */
export interface News {
  /** Tells a new page where everything stands, so that it reads what it missed. */
  greet(listener: Listener): Promise<void>
  /** Tells who may read posts that some have changed, and which. */
  refreshPosts(named: Named): Promise<void>
  /** Tells the pages of people whose own things have changed, and learns what they may read now. */
  refreshPeople(named: Named): Promise<void>
  /** Tells administrators how many tickets are open, where that has changed. */
  refreshTickets(): Promise<void>
  stop(): void
}

/** News for the pages of `streams`. Who is not known yet will be when their page is greeted. */
export const createNews = (
  { config, database, now }: Pick<Platform, 'config' | 'database' | 'now'>,
  streams: Streams,
): News => {
  const people = createPeople(config)
  const tickets = createTicketNews(people, streams, database.read)
  const isReader = ({ session }: Listener) => session !== null && people.mayReadPosts(session.userId, now())
  const posts = createPostNews((data) => streams.tell('posts', data, isReader), database.read)
  const held = () => new Set(streams.sessions().map(({ userId }) => userId))
  const tellOwn = (userId: string, isFor: (listener: Listener) => boolean) => {
    const told = people.told(userId)
    if (!told) return
    streams.tell('revision', told.revision, isFor)
    streams.tell('own', told.own, isFor)
    streams.tell('documents', told.documents, isFor)
  }
  return {
    greet: async (listener) => {
      const { session } = listener
      if (!session) return
      people.keep(held())
      const isIt = (other: Listener) => other === listener
      const changed = await people.refresh([session.userId], database.read)
      // What this page learns first, the person's other pages are told as well: their wake-up will find it known.
      const isTold = changed.length > 0 ? (other: Listener) => other.session?.userId === session.userId : isIt
      tellOwn(session.userId, isTold)
      // Read anew: the wake-up that the others wait for may still be on its way.
      const current = await findPostsVersion(database.read)
      streams.tell('posts', { version: current }, (other) => isIt(other) && isReader(other))
      await tickets.tell(session.userId, isIt)
    },
    refreshPosts: posts.refresh,
    refreshPeople: async (named) => {
      const listening = held()
      const ids = [...listening].filter((userId) => named === null || named.has(userId))
      for (const userId of await people.refresh(ids, database.read)) {
        const isTheirs = ({ session }: Listener) => session?.userId === userId
        tellOwn(userId, isTheirs)
        // They may be an administrator only now.
        await tickets.tell(userId, isTheirs)
      }
    },
    refreshTickets: tickets.refresh,
    stop: posts.stop,
  }
}
