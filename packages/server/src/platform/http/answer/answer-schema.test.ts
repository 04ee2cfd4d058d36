import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaOfAnswers } from './answer-schema.ts'

const written = { name: 'Push', secret: 'none' }

describe('an answer', () => {
  let app: FastifyInstance
  const answering = () => {
    const schema = schemaOfAnswers(z.object({ name: z.string() }))
    app.get('/', (_request, reply) => reply.send(reply.serializeInput(written, schema())))
  }

  beforeEach(() => {
    app = fastify()
  })

  afterEach(() => app.close())

  it('is written with what its schema names and nothing else', async () => {
    answering()
    expect((await app.inject('/')).body).toBe('{"name":"Push"}')
  })

  it('is written by a serializer that is made for the first one alone', async () => {
    let made = 0
    app.setSerializerCompiler(() => {
      made += 1
      return JSON.stringify
    })
    answering()
    await app.ready()
    expect(made).toBe(0)
    for (const _ of [1, 2]) expect((await app.inject('/')).statusCode).toBe(200)
    expect(made).toBe(1)
  })
})
