import { accountRoutes } from './account.ts'
import { exerciseRoutes } from './exercise.ts'
import { historyRoutes } from './history.ts'
import { muscleRoutes } from './muscle.ts'
import { programRoutes } from './program.ts'
import { sessionRoutes } from './session.ts'

/** Every operation of the programming interface, by operation id. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...muscleRoutes,
  ...exerciseRoutes,
  ...programRoutes,
  ...historyRoutes,
}

export type OperationId = keyof typeof routes
