import process from 'node:process'
import { parseArgs } from 'node:util'
import { measureApi } from './api/api.ts'
import { measureBackup } from './backup.ts'
import { measureBundle } from './bundle.ts'
import { measureAdmin } from './growth/admin.ts'
import { measureUsers } from './growth/admin-users.ts'
import { measureCommunity } from './growth/community.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureLog } from './growth/log.ts'
import { type Measurement, tableOf } from './kit/measurement.ts'
import { measureLive } from './live/live.ts'
import { measureMemory } from './memory/memory.ts'
import { measurePackage } from './package.ts'
import { measureLongTasks } from './pages/long-tasks.ts'
import { measurePages } from './pages/pages.ts'
import { measurePlates } from './plates.ts'
import { measureSignIns } from './sign-in/sign-in.ts'
import { measureStart } from './start.ts'
import { measureStatistics } from './statistics/statistics.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: 'string', default: '500000' },
    posts: { type: 'string', default: '200000' },
    accounts: { type: 'string', default: '100000' },
    // Only these of the pages, such as `--pages=/stats,first-visit`.
    pages: { type: 'string' },
  },
})

const parts: Readonly<Record<string, () => Measurement[] | Promise<Measurement[]>>> = {
  bundle: measureBundle,
  api: measureApi,
  start: measureStart,
  package: measurePackage,
  'sign-in': measureSignIns,
  pages: () => measurePages(values.pages?.split(',')),
  memory: measureMemory,
  growth: () => measureGrowth(Number(values.entries)),
  log: () => measureLog(Number(values.entries)),
  backup: () => measureBackup(Number(values.entries)),
  community: () => measureCommunity(Number(values.posts)),
  'admin-users': () => measureUsers(Number(values.accounts)),
  desk: () => measureAdmin(Number(values.accounts)),
  live: measureLive,
  plates: measurePlates,
  statistics: measureStatistics,
  'long-tasks': measureLongTasks,
}

const figures: Measurement[] = []
for (const name of positionals) {
  process.stdout.write(`Measuring ${name} ...\n`)
  try {
    figures.push(...((await parts[name]?.()) ?? []))
  } catch (error) {
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
process.stdout.write(`\n${tableOf(figures)}\n`)
