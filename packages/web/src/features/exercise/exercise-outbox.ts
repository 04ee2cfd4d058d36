import type { NamedExercise } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { isProblem } from '../../platform/api/api-problem.ts'
import { type Answer, call, type Input } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { exerciseOutboxMessages } from './exercise-outbox-messages.ts'

/** What the maker of an exercise decides about it. */
export type ExerciseFields = Input<'update-exercise'>['body']

/** An exercise to create or to change. */
export interface ExerciseWrite {
  readonly id: Input<'create-exercise'>['body']['id']
  readonly fields: ExerciseFields
}

/** An exercise to delete; its name tells the person which. */
export interface ExerciseDeletion {
  readonly id: string
  readonly name: string
}

/** Writes of one exercise keep their order. */
export const exerciseEntityKey = (id: string): string => `exercise:${id}`

/** Under which the list is cached. */
export const exercisesKey = ['exercises'] as const

const label = ({ fields }: ExerciseWrite, lang: Language) =>
  exerciseOutboxMessages(lang).entryLabel({ name: fields.name })

export const createExerciseKind: OutboxKind<ExerciseWrite, NamedExercise> = {
  kind: 'create-exercise',
  does: 'make',
  label,
  send: ({ id, fields }) => call('create-exercise', { body: { id, ...fields } }),
  sent: (exercise) => showExercise(exercise),
  reads: exercisesKey,
}

export const updateExerciseKind: OutboxKind<ExerciseWrite, NamedExercise> = {
  kind: 'update-exercise',
  label,
  send: ({ id, fields }) => call('update-exercise', { params: { id }, body: fields }),
  sent: (exercise) => showExercise(exercise),
  reads: exercisesKey,
}

export const deleteExerciseKind: OutboxKind<ExerciseDeletion, true> = {
  kind: 'delete-exercise',
  does: 'delete',
  label: ({ name }, lang) => exerciseOutboxMessages(lang).deletionLabel({ name }),
  send: async ({ id }) => {
    await call('delete-exercise', { params: { id } }).catch((failure: unknown) => {
      if (!isProblem(failure, 'not-found')) throw failure
    })
    return true
  },
  sent: (_, { id }) =>
    changeList((items) => items.map((item) => (item.id === id ? { ...item, archived: true } : item))),
  reads: exercisesKey,
}

/** Every write of this feature that must not be lost: to be registered at the start of the app. */
export const exerciseKinds = [createExerciseKind, updateExerciseKind, deleteExerciseKind] as const

function showExercise(exercise: NamedExercise): void {
  changeList((items) => [...items.filter(({ id }) => id !== exercise.id), exercise])
}

/** Changes the cached list. */
function changeList(change: (items: readonly NamedExercise[]) => NamedExercise[]): void {
  queryClient.setQueryData<Answer<'get-exercises'>>(exercisesKey, (list) => list && { items: change(list.items) })
}
