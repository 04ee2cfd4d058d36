import { adminRoutes } from '@fonte/contract/admin/admin-routes'
import type { Route } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerSchema } from './json-schema.ts'

it('makes a serializer of the answer of every operation: none fails at its first call', async () => {
  const app = fastify()
  const failed: string[] = []
  app.get('/', (_request, reply) => {
    for (const [operation, { answer }] of Object.entries<Route>({ ...routes, ...adminRoutes })) {
      if (!answer) continue
      try {
        reply.compileSerializationSchema(answerSchema(answer))
      } catch (error) {
        failed.push(`${operation}: ${error}`)
      }
    }
    return 'done'
  })
  expect((await app.inject('/')).body).toBe('done')
  expect(failed).toEqual([])
  await app.close()
})
