import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { printedFolder } from '@fonte/domain/page/public-page'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const outDir = 'dist'

const built = (...parts: string[]) => join(import.meta.dirname, outDir, ...parts)

/** Asks for the text font before the style sheet that names it has arrived. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => /archivo-latin-wdth-normal.*\.woff2$/.test(file))
        if (!font) throw new Error('The text font is not in the bundle')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

type Printing = typeof import('./src/app/public/print-pages.tsx')

/** Runs the components outside a browser. */
async function print(shell: string) {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const { printPages } = (await server.ssrLoadModule(src('app/public/print-pages.tsx'))) as Printing
  return printPages(shell).finally(() => server.close())
}

/** Draws the public pages into the built page, with the components that the browser will put in their place. */
function printed(): Plugin {
  return {
    name: 'printed',
    apply: 'build',
    closeBundle: {
      sequential: true,
      handler: async () => {
        // After a failed build there is no page, and the failure itself is what should be read.
        const shell = await readFile(built('index.html'), 'utf8').catch(() => null)
        if (shell === null) return
        const pages = await print(shell)
        await mkdir(built(printedFolder), { recursive: true })
        for (const { file, html } of pages) await writeFile(built(printedFolder, file), html)
      },
    },
  }
}

/** Writes a .br and a .gz beside each text file of the build, last of all, for the server's static handler. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        // After a failed build there is no folder, and the failure itself is what should be read.
        const files = await readdir(built(), { recursive: true }).catch(() => [])
        const texts = files.filter(
          (file) => !file.startsWith(printedFolder) && /\.(js|css|html|svg|json|webmanifest)$/.test(file),
        )
        await Promise.all(texts.map((file) => compress(built(file))))
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < 512) return
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}

const src = (path: string) => join(import.meta.dirname, 'src', path)

/** What a first screen needs at once, by the name of its file in the build. */
const firstNeeds = {
  base: [src('main.tsx')],
  auth: [src('features/account/auth/auth-screen.tsx')],
  home: [src('app/shell/shell.tsx'), src('app/home-page.tsx')],
}

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
 * Packs what the first screens need into a few files instead of fifty, which compresses 8 kB better: what every page
 * needs, what the home screen needs, and the little that it shares with the sign-in screen.
 */
function firstFile(): (id: string, modules: Modules) => string | null {
  let needs: { base: ReadonlySet<string>; auth: ReadonlySet<string>; home: ReadonlySet<string> } | undefined
  return (id, modules) => {
    needs ??= {
      base: closure(firstNeeds.base, modules),
      auth: closure(firstNeeds.auth, modules),
      home: closure(firstNeeds.home, modules),
    }
    if (firstNeeds.base.includes(id)) return null
    if (needs.base.has(id)) return 'base'
    if (!needs.home.has(id)) return null
    return needs.auth.has(id) ? 'common' : 'start'
  }
}

/** The server that `npm run dev` starts beside the pages. */
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  // Every browser that Fonte runs in has React's own hook: the stand-in for older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [
    react(),
    tailwind(),
    preloadFont(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Fonte',
        short_name: 'Fonte',
        description: 'Carnet de musculation : programmes, séances guidées, statistiques et communauté.',
        lang: 'fr',
        display: 'standalone',
        start_url: '/',
        scope: '/',
        background_color: '#0f0d0b',
        theme_color: '#0f0d0b',
        categories: ['health', 'fitness', 'sports'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wav,woff2}', 'icons/icon-192.png'],
        globIgnores: ['**/archivo-latin-ext-*', `${printedFolder}/**`],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/dev\//,
          /^\/docs/,
          /^\/(healthz|readyz|metrics)/,
          /\.(json|txt|xml)$/,
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
    printed(),
    compressed(),
  ],
  build: {
    // The page preloads what it begins with; the lists of what each later part needs would weigh 2 kB of the first screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) => (hostType === 'html' ? needs : []),
    },
    outDir,
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: firstFile(), priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev': api } },
})
