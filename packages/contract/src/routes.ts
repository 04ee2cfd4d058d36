import { accountRoutes } from './account.ts'
import { deviceRoutes } from './device.ts'
import { exerciseRoutes } from './exercise.ts'
import { historyRoutes } from './history.ts'
import { maintenanceRoutes } from './maintenance.ts'
import { muscleRoutes } from './muscle.ts'
import { passwordRoutes } from './password.ts'
import { personalDataRoutes } from './personal-data.ts'
import { planRoutes } from './plan.ts'
import { programRoutes } from './program.ts'
import { reportRoutes } from './report.ts'
import { sessionRoutes } from './session.ts'
import { siteRoutes } from './site.ts'
import { usernameRoutes } from './username.ts'

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
  ...maintenanceRoutes,
  ...siteRoutes,
}

export type OperationId = keyof typeof routes
