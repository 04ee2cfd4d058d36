import type { Plugin, Rolldown } from 'vite'
import { firstScreens } from './first-files.ts'

type Bundle = Rolldown.OutputBundle

/** Tells `first.js`, which knows who comes, the files of each first screen: none is asked for only once another is there. */
export function firstRequests(): Plugin {
  return {
    name: 'first-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const always = filesOf(bundle, ({ isEntry }) => isEntry)
        const lists = Object.entries(firstScreens).map(([screen, modules]) => {
          const found = filesOf(bundle, ({ moduleIds }) => modules.some((module) => moduleIds.includes(module)))
          const files = [...found].filter((file) => !always.has(file))
          if (files.length === 0) throw new Error(`no file of the build holds the first screen ${screen}`)
          return ` data-${screen}="${files.map((file) => `/${file}`).join(' ')}"`
        })
        // Over a slow line the style sheet comes first, and with it the first paint: it waits for no script.
        const scriptsLast = html.replaceAll('<script type="module"', '$& fetchpriority="low"')
        return scriptsLast.replace('src="/first.js"', (src) => src + lists.join(''))
      },
    },
  }
}

/** These files and all that they import at once. */
function filesOf(bundle: Bundle, isMeant: (chunk: Rolldown.OutputChunk) => boolean): ReadonlySet<string> {
  const reached = new Set<string>()
  const reach = (file: string) => {
    const chunk = bundle[file]
    if (reached.has(file) || chunk?.type !== 'chunk') return
    reached.add(file)
    chunk.imports.forEach(reach)
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && isMeant(chunk)) reach(file)
  }
  return reached
}
