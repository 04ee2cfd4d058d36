import type { EventData } from '@fonte/contract/service/event'
import type { Reader } from '../platform/database.ts'
import type { Named } from '../platform/wake-ups/wake-ups.ts'
import { findPostsVersion } from './event-store.ts'
import { createPace } from './pace.ts'

/** Shortest pause (ms) between two `posts` events, however many posts change. */
const pauseOfPosts = 1_000

/** So many ids an event names at most, 5 kB: with more, a page reads all that it shows. */
const mostNamed = 128

/** What pages are told of posts. */
export interface PostNews {
  /** Tells that posts have changed, by what the wake-ups say: `<version> <id>,<id>...`, or the version alone. */
  refresh(named: Named): Promise<void>
  stop(): void
}

/**
 * News of posts by `tell`, once a second at most. Versions come in the order of the changes, each with what moved in it,
 * so that what moved between two of them is known exactly.
 */
export const createPostNews = (tell: (data: EventData['posts']) => void, reader: Reader): PostNews => {
  let version = ''
  let told = ''
  /** What moved since the version that was told; null where that is not known. */
  let moved: Set<string> | null = null
  const pace = createPace(pauseOfPosts, () => {
    const isNamed = moved !== null && moved.size <= mostNamed
    tell({ version, ...(moved && isNamed && { since: told, moved: [...moved] }) })
    told = version
    moved = new Set()
  })
  const note = (change: string): void => {
    const [next = '', ids] = change.split(' ')
    version = next
    if (!ids) moved = null
    else for (const id of ids.split(',')) moved?.add(id)
  }
  const isNext = (change: string) => (change.split(' ', 1)[0] ?? '') > version
  return {
    refresh: async (named) => {
      if (named !== null && named.size > 0 && [...named].every(isNext)) {
        for (const change of named) note(change)
      } else {
        // Wake-ups were missed, or tell of what was read already.
        const current = await findPostsVersion(reader)
        if (current === version) return
        version = current
        moved = null
      }
      pace.ask()
    },
    stop: pace.stop,
  }
}
