import { accountRoutes, planRoutes, usernameRoutes } from './account/account.ts'
import { activityRoutes } from './account/activity.ts'
import { passwordRoutes } from './account/password.ts'
import { exportRoutes, personalDataRoutes } from './account/personal-data.ts'
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
import { bodyMeasureRoutes } from './training-log/body-measure.ts'
import { trainingLogRoutes } from './training-log/training-log.ts'
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
  ...exportRoutes,
  ...personalDataRoutes,
  ...reportRoutes,
  ...muscleRoutes,
  ...exerciseRoutes,
  ...programRoutes,
  ...historyRoutes,
  ...trainingLogRoutes,
  ...bodyMeasureRoutes,
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

/** The operation of taking everything along, which only the page that offers it knows. */
export type ExportOperationId = keyof typeof exportRoutes

/** The operations of the training log on the device, and of what is measured beside it, which come after the first screen. */
export type LogOperationId = keyof typeof trainingLogRoutes | keyof typeof bodyMeasureRoutes

/** The operations that only some pages, or the work behind them, know. */
type LateOperationId = AdminOperationId | ImportOperationId | ExportOperationId | LogOperationId

/** The operations that everybody’s pages know. */
export type MemberOperationId = Exclude<OperationId, LateOperationId>
