import { deviceRoutes } from '@fonte/contract/device'
import type { FastifyInstance } from 'fastify'
import { lockMember } from '../account/account-store.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'
import { endDevice, endDevices, listDevices } from './device-store.ts'

/** Adds the operations on the devices where one is signed in. */
export const addDeviceRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { cookies, database, now } = platform
  implement(app, platform, deviceRoutes, {
    'get-devices': async ({ user }) => ({
      items: await listDevices(user.id, user.sessionId, new Date(now()), database.read),
    }),
    'sign-out-device': async ({ user, params, reply, fail }) => {
      const found = await database.transaction((writer) => endDevice(user.id, params.id, writer))
      if (!found) fail('not-found')
      if (params.id === user.sessionId) cookies.clear(reply)
    },
    'sign-out-other-devices': ({ user }) =>
      database.transaction(async (writer) => {
        await lockMember(user.id, writer)
        await endDevices(user.id, user.sessionId, writer)
      }),
  })
}
