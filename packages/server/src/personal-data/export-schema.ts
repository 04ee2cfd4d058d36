import { exportFileSchema } from '@fonte/contract/account/personal-data'
import { exportVersion } from '@fonte/domain/exchange/restore/upcast-export'
import type { FastifyInstance } from 'fastify'
import { publishedSchema } from '../platform/http/json-schema.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** Publishes the JSON Schema of an export at `/schemas/`, made from the contract, so that anybody can read one without Fonte. */
export const addExportSchema = (app: FastifyInstance, publicUrl: string): void => {
  const path = `/schemas/fonte-export-${exportVersion}.schema.json`
  const schemaOf = () => ({
    $schema: dialect,
    $id: `${publicUrl}${path}`,
    title: 'Fonte export',
    description:
      'Everything Fonte keeps about a person. Weights in kilograms, instants in UTC. Free to use for any purpose.',
    ...publishedSchema(exportFileSchema, 'output'),
  })
  // Made when somebody asks, as few do.
  let text: string | undefined
  app.get(path, async (_request, reply) => {
    text ??= JSON.stringify(schemaOf())
    return reply.type('application/schema+json').send(text)
  })
}
