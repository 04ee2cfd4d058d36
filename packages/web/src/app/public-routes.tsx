import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.tsx'

const LegalScreen = lazyRouteComponent(() => import('../features/legal/legal-screen.tsx'), 'LegalScreen')
const UpdatePasswordScreen = lazyRouteComponent(
  () => import('../features/account/password/update-password-screen.tsx'),
  'UpdatePasswordScreen',
)

const updatePassword = createRoute({
  getParentRoute: () => root,
  path: '/update-password',
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? '') }),
  component: UpdatePasswordRoute,
})

function UpdatePasswordRoute() {
  return <UpdatePasswordScreen token={updatePassword.useSearch().token} />
}

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: () => <LegalScreen document="privacy" />,
})

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: () => <LegalScreen document="terms" />,
})

const logo = createRoute({
  getParentRoute: () => root,
  path: '/logo',
  component: lazyRouteComponent(() => import('../features/legal/logo-screen.tsx'), 'LogoScreen'),
})

const dataDeletion = createRoute({
  getParentRoute: () => root,
  path: '/data-deletion',
  component: lazyRouteComponent(() => import('./data-deletion-page.tsx'), 'DataDeletionPage'),
})

/** Pages that anybody may open. */
export const publicRoutes = [updatePassword, privacy, terms, logo, dataDeletion] as const
