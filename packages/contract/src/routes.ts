import { accountRoutes, planRoutes, usernameRoutes } from './account.ts'
import { copyRoutes } from './community/copy.ts'
import { hiddenAuthorRoutes } from './community/hidden-author.ts'
import { postRoutes } from './community/post.ts'
import { deviceRoutes } from './device.ts'
import { exerciseRoutes } from './exercise.ts'
import { historyRoutes } from './history.ts'
import { muscleRoutes } from './muscle.ts'
import { passwordRoutes } from './password.ts'
import { personalDataRoutes } from './personal-data.ts'
import { programRoutes } from './program.ts'
import { reportRoutes } from './report.ts'
import { maintenanceRoutes, siteRoutes } from './service.ts'
import { sessionRoutes } from './session.ts'

/** Every operation of the programming interface, by operation id. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...passwordRoutes,
  ...deviceRoutes,
  ...usernameRoutes,
  ...planRoutes,
  ...personalDataRoutes,
  ...reportRoutes,
  ...muscleRoutes,
  ...exerciseRoutes,
  ...programRoutes,
  ...historyRoutes,
  ...postRoutes,
  ...copyRoutes,
  ...hiddenAuthorRoutes,
  ...maintenanceRoutes,
  ...siteRoutes,
}

export type OperationId = keyof typeof routes
