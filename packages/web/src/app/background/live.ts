import type { EventData } from '@fonte/contract/service/event'
import type { QueryKey } from '@tanstack/react-query'
import { openTickets } from '../../features/account/open-tickets.ts'
import { copyChangesQuery } from '../../features/community/copies/copy-changes-reads.ts'
import { hiddenAuthorsQuery, postKey, postsKey, renewLists } from '../../features/community/post-reads.ts'
import { exercisesKey } from '../../features/exercise/exercise-outbox.ts'
import { gymQuery } from '../../features/gym/gym-reads.ts'
import { historyKey } from '../../features/history/history-reads.ts'
import { programsKey } from '../../features/program/program-list.ts'
import { trainingPlanQuery } from '../../features/training-plan/training-plan-reads.ts'
import type { Answer } from '../../platform/api/client.ts'
import { monotonicNow } from '../../platform/clock.ts'
import { changedParts } from '../../platform/events/changed-parts.ts'
import { events } from '../../platform/events/events.ts'
import { spread } from '../../platform/events/spread.ts'
import { revisions } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { markOld, renewReads } from '../../platform/query/renew.ts'
import { session } from '../../platform/session/session.ts'

type Own = EventData['own']
type Documents = EventData['documents']

/** What is compared with what was heard before, on whichever page of this device. */
type Noted = 'own' | 'documents' | 'posts'

/** Where the device keeps what it heard last, beside the reads that it is about. */
const heardKey = (name: Noted) => ['heard', name] as const

const tools = {
  now: monotonicNow,
  random: Math.random,
  later: (ms: number, work: () => void) => void setTimeout(work, ms),
}

const soon = (work: () => void) => spread(work, tools)

const readAnew = (queryKey: QueryKey): (() => void) => {
  const renew = soon(() => void renewReads(queryClient, queryKey))
  return () => {
    // Marked at once, on the device too: a page that is left before it reads anew leaves the mark to the next one.
    markOld(queryClient, queryKey)
    renew()
  }
}

const readHiddenAuthors = readAnew(hiddenAuthorsQuery.queryKey)

const readPrograms = readAnew(programsKey)

const readCopyChanges = () => void queryClient.invalidateQueries(copyChangesQuery)

/** What was told of a copy may be taken over by now, or its original gone. */
const readToldChanges = soon(() => {
  if (queryClient.getQueryData(copyChangesQuery.queryKey)?.items.length) readCopyChanges()
})

/** What is read anew of the person’s own, by the part that has changed on another page or device. */
const renewals: Readonly<Record<keyof Own, () => void>> = {
  programs: () => {
    readPrograms()
    readToldChanges()
  },
  exercises: readAnew(exercisesKey),
  history: readAnew(historyKey),
  profile: soon(() => void session.verify()),
  hidden_authors: () => {
    readHiddenAuthors()
    void queryClient.invalidateQueries({ queryKey: postsKey })
  },
}

/** Likewise of what the person has one of. */
const documentRenewals: Readonly<Record<keyof Documents, () => void>> = {
  gym: readAnew(gymQuery.queryKey),
  training_plan: readAnew(trainingPlanQuery.queryKey),
}

/** Later than every version. */
const newest = '~'

/** The version of the posts that the lists are to reach; none once they are read anew. */
let wantedPosts = ''

/** Ids of what moved since it was read anew last; null where they are not known. */
let moved: Set<string> | null = new Set()

const hasMoved = (id: unknown) => moved === null || moved.has(id as string)

/**
 * What is shown of posts is read anew where it moved; lists, unless they have been since. What nobody looks at is marked old.
 * Programs are not: what changes about them with a post is told as one's own.
 */
const renewPosts = soon(() => {
  void queryClient.invalidateQueries({ queryKey: postKey, predicate: ({ queryKey: [, id] }) => hasMoved(id) })
  const own = queryClient.getQueryData<Answer<'get-programs'>>(programsKey)?.items
  if (own?.some(({ copied_from_program_id: original }) => original !== null && hasMoved(original))) readCopyChanges()
  renewLists(wantedPosts)
  wantedPosts = ''
  moved = new Set()
})

/** Notes what moved between what was heard before and now, where the event tells of all of it. */
const noteMoved = (before: string, { version, since, moved: ids }: EventData['posts']): void => {
  const isKnown = since !== undefined && since <= before && before < version
  if (!ids || !isKnown) moved = null
  else for (const id of ids) moved?.add(id)
}

/** Brings what changes elsewhere to this page; after a connection that was lost, what it missed. */
export function startLive(): void {
  let revision = Number.NaN
  events.on('revision', ({ number }) => {
    revision = number
  })
  // Where a new device hears them for the first time, and nothing has changed since it began to read.
  const known = <Versions>(versions: Versions) => (revisions.hasReadAll(revision) ? versions : undefined)
  // What is heard is noted last: a page that ends in the middle has the next one read too much, and not too little.
  events.on('own', (own) => {
    for (const part of changedParts(heard('own') ?? known(own), own)) renewals[part]()
    note('own', own)
  })
  events.on('documents', (documents) => {
    for (const part of changedParts(heard('documents') ?? known(documents), documents)) documentRenewals[part]()
    note('documents', documents)
  })
  events.on('posts', (posts) => {
    const before = heard('posts')?.version ?? posts.version
    // A server that was restored stands at an older version: whatever was read is of another past.
    const wanted = posts.version < before ? newest : posts.version
    if (wanted > wantedPosts) wantedPosts = wanted
    if (before !== posts.version) noteMoved(before, posts)
    // Also where nothing is new: this page may have read a list before it first heard, or the one before may have ended first.
    renewPosts()
    note('posts', { version: posts.version })
  })
  events.on('tickets', ({ open }) => openTickets.set(open))
}

const heard = <Name extends Noted>(name: Name) => queryClient.getQueryData<EventData[Name]>(heardKey(name))

const note = <Name extends Noted>(name: Name, now: EventData[Name]) => queryClient.setQueryData(heardKey(name), now)
