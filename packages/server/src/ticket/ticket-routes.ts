import { ticketRoutes } from '@fonte/contract/admin/ticket'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { answerTicket } from './answer-ticket.ts'
import { deleteTicket, setTicketStatus } from './change-ticket.ts'
import { countOpenTickets } from './ticket-count-store.ts'
import { listTickets } from './ticket-list.ts'

/** Adds the operations of administrators on tickets, and the count of open ones. */
export const addTicketRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { config, database, now } = platform
  implement(app, platform, ticketRoutes, {
    'get-reports': ({ query }) => listTickets(query, database.read),
    'get-open-ticket-count': async ({ user }) => ({
      open: user.mayAdminister ? await countOpenTickets(database.read) : 0,
    }),
    'update-report-status': ({ user, params, body }) =>
      database.transaction((writer) => setTicketStatus(user.id, params.id, body, now(), writer)),
    'answer-report': ({ user, params, body }) =>
      database.transaction((writer) => answerTicket(config, user.id, params.id, body, now(), writer)),
    'delete-report': ({ user, params }) =>
      database.transaction((writer) => deleteTicket(user.id, params.id, now(), writer)),
  })
}
