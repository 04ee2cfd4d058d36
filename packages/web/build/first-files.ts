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

/** What the index of a library names beside what the first screens use of it: it goes with the pages that need it. */
const onlyLater = /\/react-router\/dist\/esm\/useBlocker\.js$/

/** The same of what only lists that grow use, which stand behind the sign-in. */
const onlySignedIn =
  /\/(query-core|react-query)\/.*\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/

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

/**
 * Packs what the first screens need into a few files instead of fifty, which compress 8 kB better: `base` is what every
 * page needs, and the little that the sign-in screen shares with the home screen; `auth-shared` is what it shares with others,
 * `shared` what the home screen does, `later` what three or more of the others do; the rest is named after the screens that
 * need it.
 */
export function firstFiles() {
  let base: ReadonlySet<string> | undefined
  let needs: readonly (readonly [string, ReadonlySet<string>])[] = []
  const fileOf = (id: string, modules: Modules): string | null => {
    if (!base) {
      base = closure([main], modules)
      needs = Object.entries({ ...firstScreens, behind, 'sign-up': signUp }).map(([name, entries]) => [
        name,
        closure(entries, modules),
      ])
    }
    if (id === main || onlyLater.test(id)) return null
    if (onlySignedIn.test(id)) return 'shared'
    if (base.has(id)) return 'base'
    const sharers = needs.flatMap(([name, needed]) => (needed.has(id) ? name : []))
    if (sharers.length <= 1) return sharers[0] ?? null
    // The home screen waits for no file of which it needs nothing.
    const isOfHome = sharers.includes('home')
    if (sharers.includes('auth')) return isOfHome ? 'base' : 'auth-shared'
    if (isOfHome) return 'shared'
    // A file for each of their many combinations would be a request each, for a few hundred bytes.
    return sharers.length > 2 ? 'later' : sharers.join('-')
  }
  // A file takes along what it imports, unless a file of a higher priority has it: what most share goes first.
  const widest = ['later', 'shared', 'base']
  const priorityOf = (file: string | null) =>
    file && widest.includes(file) ? widest.indexOf(file) + 3 : file?.includes('-') ? 2 : 1
  return [1, 2, 3, 4, 5].map((priority) => ({
    name: (id: string, modules: Modules) => {
      const file = fileOf(id, modules)
      return priorityOf(file) === priority ? file : null
    },
    priority,
    debugName: `priority ${priority}`,
  }))
}
