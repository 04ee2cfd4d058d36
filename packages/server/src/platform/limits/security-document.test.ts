import { readFileSync } from 'node:fs'
import { type Route, smallBody } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import { changesPage, changesPageNotes, changesPageSets } from '@fonte/contract/training-log/training-log'
import { libraryBounds as library } from '@fonte/domain/library/bounds'
import { describe, expect, it } from 'vitest'
import { streamLimits } from '../../event/streams.ts'
import { arrivalBounds } from '../guard/arrivals.ts'
import { connectionsPerAddress } from '../guard/connections.ts'
import { hashingLimits } from '../session/passwords.ts'
import { type Lane, publishedLanes } from './lanes.ts'
import { type AddressLimit, bytesPerCall, type Limit, publishedLimits } from './limits.ts'
import { storedLimits } from './stored-limits.ts'

const document = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')

const spans: Readonly<Record<number, string>> = { 60: 'a minute', 900: '15 minutes', 3600: 'an hour' }
const words = ({ calls, seconds }: Limit) => `${calls} in ${spans[seconds]}`
const addressWords = (limit: AddressLimit | null) => {
  if (!limit) return '–'
  return limit.counts === 'failures' ? words(limit).replace(' in', ' failures in') : words(limit)
}

const atOnce = (lane: Lane) => `${publishedLanes[lane].running} at once, ${publishedLanes[lane].waiting} waiting`

const operations = Object.entries<Route>(routes)

const named = (chosen: readonly [string, Route][]) =>
  chosen
    .map(([operation]) => `\`${operation}\``)
    .sort()
    .join(', ')

/** The operations that take a longer body, by how many kB. */
const longBodies = Object.entries(Object.groupBy(operations, ([, { largestBody = smallBody }]) => largestBody / 1024))
  .filter(([size]) => Number(size) > smallBody / 1024)
  .map(([size, those = []]) => `${size} kB for ${named(those)}`)

const heavyReads = named(operations.filter(([, { heavy, method }]) => heavy && method === 'GET'))

const entries = '`complete-sign-in`, `sign-in`, `update-password`'

const { programs, programExercises, programSets, workouts, sets, exercisesDone, renames } = storedLimits

/** Each row of what one person may cost, as the code has it. */
const costs = [
  `| bytes in and out | a call counts once, and once more for each ${bytesPerCall / 1024} kB `,
  `| light reads | ${atOnce('read')} |`,
  `| heavy reads (${heavyReads}) | ${atOnce('heavy-read')} |`,
  `| exports | ${atOnce('export')}; `,
  `| writes | ${atOnce('write')} |`,
  `| ways into an account by a secret (${entries}) | ${atOnce('entry')} |`,
  `| calls for one username, or for those that look like it (\`sign-up\`, \`update-username\`) | ${atOnce('entry')} |`,
  `| event streams | ${streamLimits.person} of one person, ${streamLimits.address} of visitors from one address |`,
  `| stored programs | ${programs}, with ${programExercises} exercises and ${programSets} sets `,
  `| stored exercises of one’s own | ${storedLimits.exercises} |`,
  `| stored workouts | ${workouts}, with ${sets} sets and ${exercisesDone} different exercises `,
  `so that ${publishedLimits.import.account.calls} calls of ${bytesPerCall / 1024} kB go in ${spans[publishedLimits.import.account.seconds]}; ${storedLimits.imports} imports and ${storedLimits.importNames} names `,
  `| a page of the training log | ${changesPage} changes, ${changesPageNotes / 1_000_000} MB of notes, and ${changesPageSets} sets or one workout |`,
  `| stored messages to support | ${storedLimits.reports} |`,
  `| the library, by all administrators | ${library.exercises} exercises, ${library.programs} programs, ${library.groups} groups and ${library.muscles} muscles |`,
  `| works known as copied | ${storedLimits.copiedWorks}; `,
  `| ids known as deleted | ${storedLimits.deletions}; `,
  `| sessions | ${storedLimits.sessions}; `,
  `| sign-ins between their two steps | ${storedLimits.challenges}; `,
  `| events of an account’s safety | ${storedLimits.accountEvents}; `,
  `| changes of username | ${renames.changes} in ${renames.days} day |`,
]

describe('docs/security.md', () => {
  it.each(Object.entries(publishedLimits))('publishes the limits of %s', (rate, { shared, address, account }) => {
    const counted = shared ? 'all servers together' : 'each server for itself'
    expect(document).toContain(`| \`${rate}\` | ${addressWords(address)} | ${words(account)} | ${counted} |`)
  })

  it('publishes what bounds those who are not signed in', () => {
    expect(document).toContain(`- ${smallBody / 1024} kB a body; ${longBodies.join('; ')} (`)
    const { perAddress, longest } = arrivalBounds
    expect(document).toContain(`- ${perAddress} bodies on their way from one address, ${longest / 1000} s each`)
    expect(document).toContain(`- ${connectionsPerAddress} connections of one address`)
    const { waiting, perSource, perAccount } = hashingLimits
    expect(document).toContain(
      `with ${waiting} waiting; beyond them 503 with Retry-After. Of these, ${perSource} of one address and ${perAccount} of one account there`,
    )
  })

  it.each(costs)('publishes what one person may cost: %s', (row) => {
    expect(document).toContain(row)
  })
})
