import { adminSecondFactorRoutes } from './admin-second-factor.ts'
import { adminUserRoutes } from './admin-user.ts'
import { auditRoutes, undoRoutes } from './audit.ts'
import { dashboardRoutes } from './dashboard.ts'
import { libraryExerciseRoutes } from './library-exercise.ts'
import { libraryMuscleRoutes } from './library-muscle.ts'
import { libraryProposalRoutes } from './library-proposal.ts'
import { predefinedProgramRoutes } from './predefined-program.ts'
import { ticketRoutes } from './ticket.ts'

/** The operations of the administrators’ pages, which only these pages know. */
export const adminRoutes = {
  ...adminUserRoutes,
  ...adminSecondFactorRoutes,
  ...auditRoutes,
  ...undoRoutes,
  ...dashboardRoutes,
  ...libraryExerciseRoutes,
  ...predefinedProgramRoutes,
  ...libraryMuscleRoutes,
  ...libraryProposalRoutes,
  ...ticketRoutes,
}

export type AdminOperationId = keyof typeof adminRoutes
