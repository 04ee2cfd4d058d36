import { adminUserRoutes } from './admin-user.ts'
import { dashboardRoutes } from './dashboard.ts'
import { ticketRoutes } from './ticket.ts'

/** The operations of the administrators’ pages, which only these pages know. */
export const adminRoutes = {
  ...adminUserRoutes,
  ...dashboardRoutes,
  ...ticketRoutes,
}

export type AdminOperationId = keyof typeof adminRoutes
