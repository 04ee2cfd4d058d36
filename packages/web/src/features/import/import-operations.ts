import { importAnswerShapes } from '@fonte/contract/answer/import-answer-shapes'
import type { ImportOperationId } from '@fonte/contract/routes'
import { learnOperations } from '../../platform/api/known-operations.ts'
import { type AnswerChecks, sameNewId } from '../../platform/api/names.ts'
import type { Line } from '../../platform/api/route-paths.ts'

/** Method and path of every operation of bringing a file in; the type is computed from the contract’s table. */
export const importPaths: { readonly [Id in ImportOperationId]: Line<Id> } = {
  'get-imports': 'GET /api/imports',
  'create-import': 'POST /api/imports',
  'import-workouts': 'POST /api/imports/:id/workouts',
  'undo-import': 'POST /api/imports/:id/undo',
  'put-import-name': 'PUT /api/import-names',
}

/** What an answer must repeat of its call. */
const importChecks: AnswerChecks = {
  'create-import': sameNewId,
  'import-workouts': (answer, { body }) =>
    Object.values(answer).reduce((sum, count) => sum + count, 0) === body.entries.length,
  'undo-import': (answer, { params }) => answer.import.id === params.id,
  'put-import-name': (answer, { body }) => answer.exercise_id === body.exercise_id,
}

/** Tells the client of these operations, before one of them is called. */
export const bringImportOperations = (): void =>
  learnOperations({ paths: importPaths, shapes: importAnswerShapes, checks: importChecks })
