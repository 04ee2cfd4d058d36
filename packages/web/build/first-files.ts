import { join } from 'node:path'

const src = (path: string) => join(import.meta.dirname, '../src', path)

/** What each screen that people open first needs at once, and what goes on behind it. */
export const firstScreens = {
  auth: [src('features/account/auth/auth-screen.tsx')],
  home: [src('app/shell/shell.tsx'), src('features/home/home-screen.tsx')],
  workout: [src('features/workout/workout-screen.tsx')],
  stats: [src('app/shell/shell.tsx'), src('features/statistics/stats-screen.tsx')],
  community: [src('app/shell/shell.tsx'), src('features/community/community-screen.tsx')],
  settings: [src('app/shell/shell.tsx'), src('features/settings/settings-screen.tsx')],
}

const main = src('main.tsx')

/** What comes once the first screen of somebody signed in stands. */
const behind = [
  src('app/background/background-work.ts'),
  src('features/account/account-menu.tsx'),
  src('features/workout/running-bar.tsx'),
  src('features/statistics/week-strip.tsx'),
  src('features/home/home-top.tsx'),
  src('features/training-plan/folders/folder-chips.tsx'),
  src('features/program/details/program-details.tsx'),
]

/** What the second tab of the sign-in screen brings. */
const signUp = [src('features/account/auth/sign-up-form.tsx')]

/** The workout under way, behind the screen from which it begins. */
const guided = [src('features/workout/guided-workout.tsx'), src('features/workout/finish/finish-panel.tsx')]

/** What the index of a library names beside what the first screens use of it: it goes with the pages that need it. */
const onlyLater = /\/react-router\/dist\/esm\/useBlocker\.js$/

/** The same of what only lists that grow use, which stand behind the sign-in. */
const onlySignedIn =
  /\/(query-core|react-query)\/.*\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/

/** What two screens share and no other carries along: enough for a request, or what somebody takes who has not signed in. */
const pairs: ReadonlySet<string> = new Set(['workout-behind', 'community-settings', 'settings-sign-up'])

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Everything that these modules import at once, themselves included. */
function closure(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>()
  const reach = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(reach)
  }
  entries.forEach(reach)
  return reached
}

/** Whose file it is, of all who need it: the workout under way finds what stands before it, and behind every screen, at hand. */
function sharersOf(all: readonly string[]): readonly string[] {
  const others = all.filter((name) => name !== 'guided')
  const [first = 'guided'] = others
  return others.length > 1 || ['workout', 'behind'].includes(first) ? others : all
}

/**
 * Packs what the first screens need into a few files instead of fifty, which compress 8 kB better: `base` is what every
 * page needs, and the little that the sign-in screen shares with the home screen; `auth-shared` is what it shares with others,
 * `shared` what the home screen does, `later` what two or more of the others do, unless it stands among the `pairs`; the rest
 * is named after the screens that need it.
 */
export function firstFiles() {
  let base: ReadonlySet<string> | undefined
  let needs: readonly (readonly [string, ReadonlySet<string>])[] = []
  const fileOf = (id: string, modules: Modules): string | null => {
    if (!base) {
      base = closure([main], modules)
      needs = Object.entries({ ...firstScreens, behind, 'sign-up': signUp, guided }).map(([name, entries]) => [
        name,
        closure(entries, modules),
      ])
    }
    if (onlyLater.test(id)) return null
    if (onlySignedIn.test(id)) return 'shared'
    if (base.has(id)) return 'base'
    const sharers = sharersOf(needs.flatMap(([name, needed]) => (needed.has(id) ? name : [])))
    if (sharers.length <= 1) return sharers[0] ?? null
    // The home screen waits for no file of which it needs nothing.
    const isOfHome = sharers.includes('home')
    if (sharers.includes('auth')) return isOfHome ? 'base' : 'auth-shared'
    if (isOfHome) return 'shared'
    // A file for each of their many combinations would be a request each, for a few hundred bytes.
    const pair = sharers.join('-')
    return pairs.has(pair) ? pair : 'later'
  }
  // A file takes along what it imports, unless a file of a higher priority has it: what most share goes first.
  const widest = ['later', 'auth-shared', 'shared', 'base']
  const priorityOf = (file: string | null) => {
    if (file === 'guided') return 1
    return file && widest.includes(file) ? widest.indexOf(file) + 4 : file?.includes('-') ? 3 : 2
  }
  return [1, 2, 3, 4, 5, 6, 7].map((priority) => ({
    name: (id: string, modules: Modules) => {
      const file = fileOf(id, modules)
      return priorityOf(file) === priority ? file : null
    },
    priority,
    debugName: `priority ${priority}`,
  }))
}
