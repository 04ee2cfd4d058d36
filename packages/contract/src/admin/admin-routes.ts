import { adminUserRoutes } from './admin-user.ts'

/** The operations of the administrators’ pages, which only these pages know. */
export const adminRoutes = {
  ...adminUserRoutes,
}

export type AdminOperationId = keyof typeof adminRoutes
