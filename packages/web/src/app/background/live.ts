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

/** Where the device keeps what it heard last, beside the reads that it is about. */
const heardKey = (name: 'own' | 'documents' | 'posts') => ['heard', name] as const

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

/** What is read anew of the person’s own, by the part that has changed on another page or device. */
const renewals: Readonly<Record<keyof Own, () => void>> = {
  programs: readAnew(programsKey),
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

/** The version of the posts that the lists are to reach. */
let wantedPosts = ''

/** Lists of the community are read anew where they are looked at, unless they have been since; the others are marked old. */
const renewPosts = soon(() => {
  for (const queryKey of [postKey, copyChangesQuery.queryKey, programsKey]) {
    void queryClient.invalidateQueries({ queryKey })
  }
  renewLists(wantedPosts)
})

/** Brings what changes elsewhere to this page; after a connection that was lost, what it missed. */
export function startLive(): void {
  let revision = Number.NaN
  events.on('revision', ({ number }) => {
    revision = number
  })
  // Where a new device hears them for the first time, and nothing has changed since it began to read.
  const known = <Versions>(versions: Versions) => (revisions.hasReadAll(revision) ? versions : undefined)
  events.on('own', (own) => {
    const before = hear('own', own)
    for (const part of changedParts(before ?? known(own), own)) renewals[part]()
  })
  events.on('documents', (documents) => {
    const before = hear('documents', documents)
    for (const part of changedParts(before ?? known(documents), documents)) documentRenewals[part]()
  })
  events.on('posts', (posts) => {
    const before = hear('posts', posts)
    if (!before || before.version === posts.version) return
    // A server that was restored stands at an older version: whatever was read is of another past.
    wantedPosts = posts.version > before.version ? posts.version : newest
    renewPosts()
  })
  events.on('tickets', ({ open }) => openTickets.set(open))
}

/** Notes what is heard; the answer is what was heard before. */
function hear<Name extends 'own' | 'documents' | 'posts'>(
  name: Name,
  now: EventData[Name],
): EventData[Name] | undefined {
  const before = queryClient.getQueryData<EventData[Name]>(heardKey(name))
  queryClient.setQueryData(heardKey(name), now)
  return before
}
