import { trainingPlanRoutes } from '@fonte/contract/training-plan'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { saveTrainingPlan } from './save-training-plan.ts'
import { readTrainingPlan } from './training-plan-store.ts'

/** Adds the operations on what a person plans to train. */
export const addTrainingPlanRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, trainingPlanRoutes, {
    'get-training-plan': ({ user }) => readTrainingPlan(user.id, platform.database.read),
    'put-training-plan': ({ user, body }) =>
      platform.database.transaction((writer) => saveTrainingPlan(user.id, body, writer)),
  })
