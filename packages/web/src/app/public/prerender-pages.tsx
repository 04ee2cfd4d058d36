import {
  operatorPlaceholders,
  type PublicPath,
  placeholders,
  prerenderedFile,
  publicPageUrl,
  publicPaths,
} from '@fonte/contract/url/public-page'
import { type Language, languages } from '@fonte/domain/words/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteQuery } from '../../features/legal/site-queries.ts'
import { ToastProvider } from '../../ui/toast-provider.tsx'
import { rootRoute } from '../root-route.tsx'
import { PrerenderedHead } from './prerendered-head.tsx'
import { publicRoutes } from './public-routes.tsx'

/** A page as the server sends it, up to its placeholders. */
export interface PrerenderedPage {
  readonly file: string
  readonly html: string
}

/**
 * Draws every public page in each language into the built page of the app: head and text are there before any script.
 * What a reader sees comes from the components that draw it in the browser. Throws where the page has no room for it.
 */
export async function prerenderPages(shell: string): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = []
  for (const path of publicPaths)
    for (const lang of languages) {
      const text = await drawn(path, lang)
      pages.push({ file: prerenderedFile(path, lang), html: filled(shell, path, lang, text) })
    }
  return pages
}

async function drawn(path: PublicPath, lang: Language): Promise<string> {
  const queries = new QueryClient()
  const operator = operatorPlaceholders
  queries.setQueryData(siteQuery.queryKey, { contact_email: placeholders.contactEmail, promo_code: '', operator })
  const history = createMemoryHistory({ initialEntries: [publicPageUrl('', path, lang)] })
  const router = createRouter({ routeTree: rootRoute.addChildren(publicRoutes), history, isServer: true })
  await router.load()
  const text = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ToastProvider closeLabel="" regionLabel="">
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  // What fails inside a boundary is left out without a word.
  if (!text.includes('<h1')) throw new Error(`${path} could not be drawn`)
  // Links and forms lead on at once; any other button can do nothing until the app takes the page's place.
  return text.replace(/<button (?=[^>]*type="button")/g, '<button disabled ')
}

function filled(shell: string, path: PublicPath, lang: Language, text: string): string {
  const head = renderToStaticMarkup(<PrerenderedHead path={path} lang={lang} />).replaceAll('hrefLang', 'hreflang')
  let html = shell
  for (const [room, content] of [
    [/<html lang="[a-z]+">/, `<html lang="${lang}">`],
    [/\s*<meta\s+name="description"[^>]*>/, ''],
    [/<title>[^<]*<\/title>/, head],
    // In place of the logo that stands there until the app does.
    [/<div id="root">.*?<\/div>\s*<\/div>/s, `<div id="root">${text}</div>`],
  ] as const) {
    if (html.search(room) < 0) throw new Error(`The built page has no ${room}`)
    html = html.replace(room, () => content)
  }
  return html
}
