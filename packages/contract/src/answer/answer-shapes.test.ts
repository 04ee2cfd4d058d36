import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { adminAnswerShapes } from './admin-answer-shapes.ts'
import { answerShapes, problemShape } from './answer-shapes.ts'
import { exportAnswerShapes } from './export-answer-shapes.ts'
import { importAnswerShapes } from './import-answer-shapes.ts'
import { logAnswerShapes } from './log-answer-shapes.ts'
import { shapeOf } from './shape-of.ts'

describe('the shapes of answers', () => {
  it('are known for every operation that answers something', () => {
    const answering = Object.entries<Route>(routes).flatMap(([id, { answer }]) => (answer ? [id] : []))
    const late = [adminAnswerShapes, exportAnswerShapes, importAnswerShapes, logAnswerShapes]
    expect([answerShapes, ...late].flatMap(Object.keys).toSorted()).toEqual(answering.toSorted())
  })

  it('say what the schemas say: fields, lists, values, and what may be null or absent', () => {
    expect(answerShapes['create-report']).toEqual({
      id: 's',
      report_type: ['=', 'Bug', 'Idée', 'Comportement inapproprié'],
      status: ['=', 'Ouvert', 'En cours', 'Fermé'],
      content: 's',
      created_at: 'd',
    })
    expect(answerShapes['get-workout-history']).toMatchObject({
      items: ['*', { started_at: ['?', 'd'] }],
      next: ['?', 's'],
    })
    expect(problemShape).toMatchObject({ status: 'n', 'errors?': ['*', { path: 's', reason: 's' }], 'current?': 'a' })
  })
  it('say no more than they can: a choice of two values, or a value that is never there, is refused', () => {
    expect(shapeOf(z.nullable(z.string()))).toEqual(['?', 's'])
    expect(() => shapeOf(z.union([z.string(), z.number()]))).toThrow('a choice that no shape describes')
    expect(() => shapeOf(z.union([z.string(), z.number(), z.null()]))).toThrow('a choice that no shape describes')
    expect(() => shapeOf(z.object({ nothing: z.null() }))).toThrow('a field that no shape describes')
  })
})
