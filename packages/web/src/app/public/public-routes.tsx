import type { PublicPath } from '@fonte/contract/url/public-page'
import { isLanguage, type Language } from '@fonte/domain/words/language'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root-route.tsx'

const mailed = <Path extends string>(path: Path, name: keyof typeof import('./mailed-pages.tsx')) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
    component: lazyRouteComponent(() => import('./mailed-pages.tsx'), name),
  })

const screen = (name: keyof typeof import('./public-screens.tsx')) =>
  lazyRouteComponent(() => import('./public-screens.tsx'), name)

/** Around the pages that are also there without JavaScript: each language has its own URL, French the plain one. */
const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Language } => (isLanguage(lang) ? { lang } : {}),
  component: screen('PublicFrame'),
})

const page = <Path extends PublicPath>(path: Path, name: Parameters<typeof screen>[0]) =>
  createRoute({ getParentRoute: () => frame, path, component: screen(name) })

/** Pages that anybody may open. */
export const publicRoutes = [
  mailed('/update-password', 'UpdatePasswordPage'),
  mailed('/confirm-email', 'ConfirmEmailPage'),
  frame.addChildren([
    page('/privacy', 'PrivacyScreen'),
    page('/terms', 'TermsScreen'),
    page('/legal', 'NoticeScreen'),
    page('/logo', 'LogoScreen'),
    page('/data-deletion', 'DataDeletionScreen'),
  ]),
] as const
