import { accountRoutes, planRoutes, usernameRoutes } from './account/account.ts'
import { activityRoutes } from './account/activity.ts'
import { passwordRoutes } from './account/password.ts'
import { personalDataRoutes } from './account/personal-data.ts'
import { secondFactorRoutes, secondStepRoutes } from './account/second-factor.ts'
import { sessionRoutes } from './account/session.ts'
import { sessionListRoutes } from './account/session-list.ts'
import { type AdminOperationId, adminRoutes } from './admin/admin-routes.ts'
import { copyRoutes } from './community/copy.ts'
import { hiddenAuthorRoutes } from './community/hidden-author.ts'
import { postRoutes } from './community/post.ts'
import { exerciseRoutes } from './exercise.ts'
import { gymRoutes } from './gym.ts'
import { historyRoutes } from './history.ts'
import { importRoutes } from './import.ts'
import { muscleRoutes } from './muscle.ts'
import { programRoutes } from './program.ts'
import { reportRoutes } from './report.ts'
import { maintenanceRoutes } from './service/maintenance.ts'
import { siteRoutes } from './service/site.ts'
import { trainingLogRoutes } from './training-log.ts'
import { trainingPlanRoutes } from './training-plan.ts'

/** Every operation of the programming interface, by operation id. */
export const routes = {
  ...sessionRoutes,
  ...secondStepRoutes,
  ...accountRoutes,
  ...passwordRoutes,
  ...sessionListRoutes,
  ...secondFactorRoutes,
  ...activityRoutes,
  ...usernameRoutes,
  ...planRoutes,
  ...personalDataRoutes,
  ...reportRoutes,
  ...muscleRoutes,
  ...exerciseRoutes,
  ...programRoutes,
  ...historyRoutes,
  ...trainingLogRoutes,
  ...importRoutes,
  ...gymRoutes,
  ...trainingPlanRoutes,
  ...postRoutes,
  ...copyRoutes,
  ...hiddenAuthorRoutes,
  ...maintenanceRoutes,
  ...siteRoutes,
  ...adminRoutes,
}

export type OperationId = keyof typeof routes

/** The operations of bringing a file in, which only its own pages know. */
export type ImportOperationId = keyof typeof importRoutes

/** The operations that everybody’s pages know. */
export type MemberOperationId = Exclude<OperationId, AdminOperationId | ImportOperationId>
