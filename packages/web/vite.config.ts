import { join } from 'node:path'
import { prerenderedFolder } from '@fonte/contract/url/public-page'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { adminFiles, adminFolder, fileName } from './build/admin-files.ts'
import { answerShapes } from './build/answer-shapes.ts'
import { compressed } from './build/compressed.ts'
import { firstFiles } from './build/first-files.ts'
import { firstRequests } from './build/first-requests.ts'
import { prerender } from './build/prerender.ts'

const outDir = join(import.meta.dirname, 'dist')

/** The server that `npm run dev` starts beside the pages. */
const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  // Every browser that Fonte runs in has React's own hook: the stand-in for older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [
    react(),
    tailwind(),
    answerShapes(),
    firstRequests(),
    adminFiles(),
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
        globIgnores: ['**/archivo-latin-ext-*', `${prerenderedFolder}/**`, `${adminFolder}/**`],
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
    prerender(outDir),
    compressed(outDir),
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
        chunkFileNames: fileName,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            ...firstFiles(),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/dev': api } },
})
