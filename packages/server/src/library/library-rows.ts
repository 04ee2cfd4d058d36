import { createHash } from 'node:crypto'
import { nameEquipment } from '@fonte/domain/exercise/equipment-names'
import type { LibraryFiles } from './library-file.ts'

type Entry<K extends 'groups' | 'exercises' | 'programs'> = LibraryFiles[K][number]

/** The library as rows of the database, by table; `seed_hash` tells whether a row is as the files have it. */
export type LibraryRows = ReturnType<typeof toRows>

/** The tables that the library fills, in the order in which their rows refer to each other. */
export const libraryTables = ['muscle_groups', 'muscles', 'exercises', 'programs'] as const

export type LibraryTable = (typeof libraryTables)[number]

/** The rows that the files of the library ask for. */
export function toRows({ equipment, groups, exercises, programs }: LibraryFiles) {
  return {
    muscle_groups: groups.map((group, position) => hashed({ ...named(group), position })),
    muscles: groups.flatMap((group) => toMuscleRows(group)),
    exercises: exercises.map((exercise) => toExerciseRow(exercise, equipment)),
    programs: programs.map(toProgramRow),
  }
}

function toMuscleRows(group: Entry<'groups'>) {
  return group.muscles.map((muscle, position) =>
    hashed({ ...named(muscle), muscle_group_id: group.id, region: muscle.region, position }),
  )
}

function toExerciseRow(exercise: Entry<'exercises'>, equipment: LibraryFiles['equipment']) {
  const names = nameEquipment(exercise.equipment, equipment)
  if (!names) throw new Error(`${exercise.id} needs unknown equipment: ${exercise.equipment.join(', ')}`)
  return hashed({
    ...named(exercise),
    ...described(exercise),
    aliases: exercise.aliases.fr,
    aliases_en: exercise.aliases.en,
    equipment: names.fr,
    equipment_en: names.en,
    equipment_ids: exercise.equipment,
    muscle_group_id: exercise.group,
    muscle_ids: [...exercise.muscles.prime, ...exercise.muscles.secondary],
    prime_muscle_ids: exercise.muscles.prime,
    stabilising_muscle_ids: exercise.muscles.stabilising,
    measure: exercise.measure,
    sides: exercise.sides,
    load: exercise.load,
    body_share: exercise.body_share,
    mechanic: exercise.mechanic,
    pattern: exercise.pattern,
    family: exercise.family,
    guide: exercise.guide ? { ...exercise.guide, of: guidedText(exercise) } : null,
  })
}

/** The text that a guide says in steps, as the database hashes it: once an administrator writes another, theirs is shown. */
function guidedText({ description }: Entry<'exercises'>): string {
  return createHash('md5')
    .update(description.fr + description.en)
    .digest('hex')
}

function toProgramRow(program: Entry<'programs'>) {
  return hashed({
    ...named(program),
    ...described(program),
    position: program.position,
    series: seriesOf(program),
    exercises: program.exercises.map(({ exercise, default_rest, progression, sets }, order) => ({
      exercise_id: exercise,
      order,
      default_rest,
      progression: progression ?? null,
      sets,
    })),
  })
}

function seriesOf({ series: { name, ...place } }: Entry<'programs'>) {
  return { ...place, name: name.fr, name_en: name.en }
}

function named({ id, name }: Pick<Entry<'exercises'>, 'id' | 'name'>) {
  return { id, name: name.fr, name_en: name.en }
}

function described({ description }: Pick<Entry<'exercises'>, 'description'>) {
  return { description: description.fr, description_en: description.en }
}

function hashed<T extends object>(row: T): T & { readonly seed_hash: string } {
  return { ...row, seed_hash: createHash('sha256').update(JSON.stringify(row)).digest('hex') }
}
