import type { OperationId } from '@fonte/contract/routes'
import type { Answer, Input } from './operation.ts'

type Check<Id extends OperationId> = (answer: Answer<Id>, call: Input<Id>) => boolean

const sameId = (answer: { readonly id: string }, { params }: { readonly params: { readonly id: string } }) =>
  answer.id === params.id

const sameNewId = (answer: { readonly id: string }, { body }: { readonly body: { readonly id: string } }) =>
  answer.id === body.id

/** What an answer must repeat of its call: which row was meant, how much of it was sent, what a setting became. */
const checks: { readonly [Id in OperationId]?: Check<Id> } = {
  'get-program': sameId,
  'get-workout-history-entry': sameId,
  'create-exercise': sameNewId,
  'update-exercise': sameId,
  'create-program': (answer, call) => sameNewId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-program': (answer, call) => sameId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'create-workout-history': (answer, call) => sameNewId(answer, call) && sameLength(answer.sets, call.body.sets),
  'create-report': sameNewId,
  'get-post': sameId,
  'create-post': (answer, { body }) => body.id === undefined || answer.id === body.id,
  'copy-post': sameNewId,
  'take-copy-change': sameId,
  'report-post': sameNewId,
  'update-report-status': (answer, call) => sameId(answer, call) && answer.status === call.body.status,
  'answer-report': sameId,
  'rate-post': (answer, { body }) => answer.own_rating === body.rating,
  'update-library-exercise': sameId,
  'restore-library-exercise': sameId,
  'create-predefined-program': (answer, call) =>
    sameNewId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-predefined-program': (answer, call) =>
    sameId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-muscle-group': sameId,
  'create-muscle': (answer, { params }) => answer.muscle_group_id === params.id,
  'update-muscle': sameId,
  'order-muscle-groups': (answer, { body }) => sameLength(answer.items, body.ids),
  'update-language': (answer, { body }) => answer.lang === body.lang,
  'toggle-maintenance-mode': (answer, { body }) => answer.enabled === body.enabled,
}

const sameLength = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length

/** Whether an answer that has its operation's shape names what this call sent or asked for. */
export function namesItsCall(id: OperationId, answer: unknown, call: unknown): boolean {
  const check = checks[id] as ((answer: unknown, call: unknown) => boolean) | undefined
  return check?.(answer, call) ?? true
}
