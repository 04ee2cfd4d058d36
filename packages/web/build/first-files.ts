import { join } from 'node:path'

const src = (path: string) => join(import.meta.dirname, '../src', path)

/** What each screen that people open first needs at once, and what goes on behind it. */
export const firstScreens = {
  auth: [src('features/account/auth/auth-screen.tsx')],
  home: [src('app/shell/shell.tsx'), src('app/home-page.tsx')],
  workout: [src('app/workout-page.tsx')],
}

const main = src('main.tsx')
const behind = src('app/background/background-work.ts')

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
 * Packs what the first screens need into a few files instead of fifty, which compress 8 kB better: what every page
 * needs is `base`, the rest is named after the screens that share it.
 */
export function firstFiles() {
  let base: ReadonlySet<string> | undefined
  let needs: readonly (readonly [string, ReadonlySet<string>])[] = []
  const fileOf = (id: string, modules: Modules): string | null => {
    if (!base) {
      base = closure([main], modules)
      needs = Object.entries({ ...firstScreens, behind: [behind] }).map(([name, entries]) => [
        name,
        closure(entries, modules),
      ])
    }
    if (id === main) return null
    if (base.has(id)) return 'base'
    return needs.flatMap(([name, needed]) => (needed.has(id) ? name : [])).join('-') || null
  }
  // A file takes along what it imports, unless a file of a higher priority has it: what most share goes first.
  return [1, 2, 3, 4, 5].map((priority) => ({
    name: (id: string, modules: Modules) => {
      const file = fileOf(id, modules)
      const sharers = file === 'base' ? 5 : file?.split('-').length
      return sharers === priority ? file : null
    },
    priority,
    debugName: `shared by ${priority}`,
  }))
}
