import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prerenderedFolder } from '@fonte/contract/url/public-page'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

type Drawing = typeof import('../src/app/public/prerender-pages.tsx')

const web = join(import.meta.dirname, '..')

/** Runs the components outside a browser. */
async function draw(shell: string) {
  const server = await createServer({
    configFile: false,
    root: web,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { prerenderPages } = (await server.ssrLoadModule(join(web, 'src/app/public/prerender-pages.tsx'))) as Drawing
  return prerenderPages(shell).finally(() => server.close())
}

/** Draws the public pages into the page built in `outDir`, with the components that draw them in the browser. */
export function prerender(outDir: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    closeBundle: {
      sequential: true,
      handler: async () => {
        // After a failed build there is no page, and the failure itself is what should be read.
        const shell = await readFile(join(outDir, 'index.html'), 'utf8').catch(() => null)
        if (shell === null) return
        const pages = await draw(shell)
        await mkdir(join(outDir, prerenderedFolder), { recursive: true })
        for (const { file, html } of pages) await writeFile(join(outDir, prerenderedFolder, file), html)
      },
    },
  }
}
