import type { Program } from '@fonte/contract/program'
import { type ProgramContent, plannedExercise } from '@fonte/domain/program/program'
import { sameContent } from '@fonte/domain/program/same-content'
import type { Language } from '@fonte/domain/words/language'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { exerciseEntityKey } from '../exercise/exercise-outbox.ts'
import { changeProgramList, programsKey, showProgram } from './program-list.ts'
import { programOutboxMessages } from './program-outbox-messages.ts'

/** A change of a program. */
export interface ProgramUpdate {
  /** The program as it is to be, with the version that it was read at. */
  readonly program: Program
  /** The content that it was read with. */
  readonly base: ProgramContent
}

/** A program to make. */
export interface NewProgram extends Program {
  /** The import that brings it: it is on the device alone. */
  readonly import_id?: string
}

/** A program to delete; its name tells the person which. */
export interface ProgramDeletion {
  readonly id: string
  readonly name: string
}

/** Writes of one program keep their order. */
export const programEntityKey = (id: string): string => `program:${id}`

const label = ({ name }: { name: string }, lang: Language) => programOutboxMessages(lang).entryLabel({ name })

export const createProgramKind: OutboxKind<NewProgram, Program> = {
  kind: 'create-program',
  does: 'make',
  label,
  send: (program) =>
    call('create-program', {
      body: { id: program.id, ...sentContent(program), ...(program.is_copy && { is_copy: true }) },
    }),
  needs: itsExercises,
  sent: showProgram,
  reads: programsKey,
}

export const updateProgramKind: OutboxKind<ProgramUpdate, Program> = {
  kind: 'update-program',
  label: ({ program }, lang) => label(program, lang),
  send: async ({ program, base }) => {
    try {
      return await update(program)
    } catch (failure) {
      // A newer version with the content that was read here is one's own earlier save: nobody is overwritten.
      const current = isProblem(failure, 'version-conflict') ? (failure.current as Program) : undefined
      if (!current || !sameContent(current, base)) throw failure
      return await update({ ...program, version: current.version })
    }
  },
  needs: ({ program }) => itsExercises(program),
  sent: showProgram,
  reads: programsKey,
  rebase: (payload, answer, earlier) => {
    // Another tab, or a draft from before, did not see what it is about to replace: the server tells its person.
    if (!sameContent(written(earlier), payload.base)) return payload
    const program = { ...payload.program, version: (answer as Program).version }
    return { ...payload, program }
  },
  // Changed or deleted elsewhere: the home screen leads to the choice.
  asksAbout: (code) => code === 'version-conflict' || code === 'not-found',
}

export const deleteProgramKind: OutboxKind<ProgramDeletion, true> = {
  kind: 'delete-program',
  does: 'delete',
  label: ({ name }, lang) => programOutboxMessages(lang).deletionLabel({ name }),
  send: async ({ id }) => {
    await call('delete-program', { params: { id } }).catch((failure: unknown) => {
      if (!isProblem(failure, 'not-found')) throw failure
    })
    return true
  },
  sent: (_, { id }) => changeProgramList((items) => items.filter((item) => item.id !== id)),
  reads: programsKey,
}

/** Every write of this feature that must not be lost: to be registered at the start of the app. */
export const programKinds = [createProgramKind, updateProgramKind, deleteProgramKind] as const

/** The content as it is sent: the exercises by id, without what the server adds. */
const sentContent = ({ name, description, image_url, exercises }: ProgramContent) => ({
  name,
  description,
  image_url,
  exercises: exercises.map(plannedExercise),
})

/** What an earlier write of the program made of it. */
const written = (earlier: unknown) =>
  typeof earlier === 'object' && earlier && 'program' in earlier
    ? (earlier as ProgramUpdate).program
    : (earlier as Program)

const update = (program: Program) =>
  call('update-program', { params: { id: program.id }, body: { version: program.version, ...sentContent(program) } })

/** The server must know the exercises of a program, also those that were made for it. */
function itsExercises({ exercises }: Program): readonly string[] {
  return exercises.map(({ exercise_id }) => exerciseEntityKey(exercise_id))
}
