import type { MemberOperationId, OperationId, routes } from '@fonte/contract/routes'

type Routes = typeof routes

/** Method and path of an operation as one literal, computed from its row in the contract's table. */
export type Line<Id extends OperationId> = `${Routes[Id]['method']} ${Routes[Id]['path']}`

/**
 * Method and path of every operation that everybody’s pages know, without the schemas: the table itself would bring 11 kB of them into the first
 * bundle. The type is computed from the table, so that a missing, extra or differing line does not compile.
 */
export const routePaths: { readonly [Id in MemberOperationId]: Line<Id> } = {
  'sign-in': 'POST /api/session',
  'refresh-session': 'POST /api/session/refresh',
  'get-session': 'GET /api/session',
  'sign-out': 'POST /api/session/end',
  'sign-up': 'POST /api/account',
  'confirm-email': 'POST /api/account/confirm',
  'resend-confirmation': 'POST /api/account/resend-confirmation',
  'request-password-reset': 'POST /api/password/reset-request',
  'update-password': 'POST /api/password/reset',
  'change-password': 'PUT /api/password',
  'get-profile': 'GET /api/profile',
  'update-language': 'PUT /api/profile/language',
  'get-devices': 'GET /api/devices',
  'sign-out-device': 'DELETE /api/devices/:id',
  'sign-out-other-devices': 'POST /api/devices/sign-out-others',
  'update-username': 'PUT /api/profile/username',
  'start-trial': 'POST /api/plan/trial',
  'cancel-plan': 'POST /api/plan/cancel',
  'export-user-data': 'POST /api/personal-data/export',
  'reset-user-data': 'POST /api/personal-data/reset',
  'delete-user-account': 'POST /api/personal-data/delete-account',
  'create-report': 'POST /api/reports',
  'report-post': 'POST /api/posts/:id/reports',
  'get-muscle-groups': 'GET /api/muscle-groups',
  'get-exercises': 'GET /api/exercises',
  'create-exercise': 'POST /api/exercises',
  'update-exercise': 'PUT /api/exercises/:id',
  'delete-exercise': 'DELETE /api/exercises/:id',
  'get-programs': 'GET /api/programs',
  'get-predefined-programs': 'GET /api/predefined-programs',
  'get-program': 'GET /api/programs/:id',
  'create-program': 'POST /api/programs',
  'update-program': 'PUT /api/programs/:id',
  'delete-program': 'DELETE /api/programs/:id',
  'unpublish-program': 'POST /api/programs/:id/unpublish',
  'get-workout-history': 'GET /api/workout-history',
  'get-workout-totals': 'GET /api/workout-history/totals',
  'get-last-sets': 'GET /api/workout-history/last-sets',
  'get-workout-history-entry': 'GET /api/workout-history/:id',
  'create-workout-history': 'POST /api/workout-history',
  'get-public-programs': 'GET /api/posts',
  'get-post': 'GET /api/posts/:id',
  'create-post': 'POST /api/posts',
  'delete-post': 'POST /api/posts/delete',
  'rate-post': 'PUT /api/posts/:id/rating',
  'copy-post': 'POST /api/posts/:id/copies',
  'get-copy-changes': 'GET /api/copy-changes',
  'take-copy-change': 'POST /api/programs/:id/copy-change',
  'get-hidden-authors': 'GET /api/hidden-authors',
  'hide-author': 'PUT /api/hidden-authors/:id',
  'show-author': 'DELETE /api/hidden-authors/:id',
  'get-maintenance': 'GET /api/maintenance',
  'toggle-maintenance-mode': 'POST /api/maintenance',
  'get-site': 'GET /api/site',
}
