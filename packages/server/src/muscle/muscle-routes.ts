import { muscleRoutes } from '@fonte/contract/muscle'
import type { FastifyInstance } from 'fastify'
import { libraryVersion } from '../library/library-version-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { listMuscleGroups } from './muscle-store.ts'

/** Adds the operations on muscle groups and their muscles. */
export const addMuscleRoutes = (app: FastifyInstance, platform: Platform): void =>
  implement(app, platform, muscleRoutes, {
    'get-muscle-groups': {
      effort: () => 'high',
      version: () => libraryVersion(platform.database.read),
      answer: async () => ({ items: await listMuscleGroups(platform.database.read) }),
    },
  })
