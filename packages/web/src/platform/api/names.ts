import type { Session } from '@fonte/contract/account/session'
import type { OperationId } from '@fonte/contract/routes'
import { isSessionOfAnother } from '../session/marker.ts'
import type { Answer, Input } from './operation.ts'

type Check<Id extends OperationId> = (answer: Answer<Id>, call: Input<Id>) => boolean

/** The answer has the id of the path. */
export const sameId = (answer: { readonly id: string }, { params }: { readonly params: { readonly id: string } }) =>
  answer.id === params.id

/** The answer has the id that the body gave. */
export const sameNewId = (answer: { readonly id: string }, { body }: { readonly body: { readonly id: string } }) =>
  answer.id === body.id

/** As many were answered as were sent. */
export const sameLength = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length

/** A session is of one person, and of the one whose session this browser has: in another's name nothing is recorded. */
const ofThisBrowser = ({ user, profile }: Session) => user.id === profile.id && !isSessionOfAnother(user.id)

/** What the answers of operations must repeat of their calls. */
export type AnswerChecks = { readonly [Id in OperationId]?: Check<Id> }

/** Who is meant, which row was meant, how much of it was sent, what a setting became. */
export const answerChecks: AnswerChecks = {
  'sign-in': ofThisBrowser,
  'complete-sign-in': ofThisBrowser,
  'refresh-session': ofThisBrowser,
  'get-session': ofThisBrowser,
  'get-program': sameId,
  'get-workout-history-entry': sameId,
  'create-exercise': sameNewId,
  'update-exercise': sameId,
  'create-program': (answer, call) => sameNewId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'update-program': (answer, call) => sameId(answer, call) && sameLength(answer.exercises, call.body.exercises),
  'create-workout-history': (answer, call) => sameNewId(answer, call) && sameLength(answer.sets, call.body.sets),
  'update-workout-history': (answer, call) => sameId(answer, call) && sameLength(answer.sets, call.body.sets),
  'put-training-plan': ({ content }, { body }) =>
    sameLength(content.schedule.programs, body.content.schedule.programs) &&
    content.deload_until === body.content.deload_until &&
    content.goal === body.content.goal,
  'create-report': sameNewId,
  'get-post': sameId,
  'create-post': (answer, { body }) => body.id === undefined || answer.id === body.id,
  'copy-post': sameNewId,
  'get-copy-change': (answer, { params }) => answer.program_id === params.id,
  'take-copy-change': sameId,
  'report-post': sameNewId,
  'rate-post': (answer, { body }) => answer.own_rating === body.rating,
  'update-language': (answer, { body }) => answer.lang === body.lang,
  'put-gym': (answer, { body }) => answer.content?.plates.length === body.content.plates.length,
  'update-unit': (answer, { body }) => answer.unit === body.unit,
  'toggle-maintenance-mode': (answer, { body }) => answer.enabled === body.enabled,
}
