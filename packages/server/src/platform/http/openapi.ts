import { commonProblems, problemSchema, problemStatus } from '@fonte/contract/problem'
import { guardProblems, type Route, type RouteTable } from '@fonte/contract/route'
import type { FastifyInstance } from 'fastify'
import { cookieName } from '../session/cookies.ts'
import { publishedSchema } from './json-schema.ts'
import { referencePage } from './reference/reference-page.ts'
import { referenceStyle } from './reference/reference-style.ts'

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

const parameters = (route: Route) =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = route[part]
    if (!schema) return []
    const { properties = {}, required = [] }: ObjectSchema = publishedSchema(schema, 'input')
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: required.includes(name),
      schema: property,
    }))
  })

const responses = (route: Route) => {
  const codes = [...commonProblems, ...guardProblems(route), ...(route.problems ?? [])]
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code])
  const problems = [...byStatus].map(([status, names]) => [
    String(status),
    {
      description: names.join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ])
  const success = route.answer
    ? ['200', { description: 'Done.', content: json(publishedSchema(route.answer, 'output')) }]
    : ['204', { description: 'Done.' }]
  return Object.fromEntries([success, ...problems])
}

const operation = (id: string, route: Route) => ({
  operationId: id,
  summary: route.summary,
  security: route.access === 'anonymous' ? [] : [{ session: [] }],
  parameters: parameters(route),
  ...(route.body && { requestBody: { required: true, content: json(publishedSchema(route.body, 'input')) } }),
  responses: responses(route),
})

/** The OpenAPI 3.1 document of a table of routes. */
const openApiDocument = (table: RouteTable, publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, route] of Object.entries(table)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(id, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fonte', version: '1', description: 'The programming interface of Fonte.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: publishedSchema(problemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName('access', publicUrl) } },
    },
  }
}

/** Publishes the document at `/api/openapi.json`, and the same for people at `/api/reference`. */
export const addPublishedContract = (app: FastifyInstance, table: RouteTable, publicUrl: string): void => {
  // Made when somebody asks: few do, and it is as large as the schemas of all calls.
  let document: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(table, publicUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/reference', async (_request, reply) => {
    page ??= referencePage(table)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/reference.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle))
}
