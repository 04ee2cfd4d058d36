import type { Plugin, Rolldown } from 'vite'

/** The folder of the files that administrators alone download; the service worker of others leaves it alone. */
export const adminFolder = 'assets/admin'

const isAdminModule = (id: string): boolean => /\/web\/src\/features\/(?:\w+\/)?admin\//.test(id)

/** The name of a file of the build: one that holds a part of the administrators’ pages goes into their folder. */
export const fileName = ({ moduleIds }: Pick<Rolldown.PreRenderedChunk, 'moduleIds'>): string =>
  `${moduleIds.some(isAdminModule) ? adminFolder : 'assets'}/[name]-[hash].js`

/** Ends the build where a page of others would download a part of the administrators’ pages. */
export const adminFiles = (): Plugin => ({
  name: 'admin-files',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || file.startsWith(adminFolder)) continue
      const taken = chunk.imports.filter((needed) => needed.startsWith(adminFolder))
      if (taken.length > 0 || chunk.moduleIds.some(isAdminModule)) {
        throw new Error(`${file} would make everybody download ${taken.join(', ') || 'pages of administrators'}`)
      }
    }
  },
})
