import type { ImportName } from '@fonte/contract/import'
import { fitting, type ImportTarget } from '@fonte/domain/exchange/identity/plan-entries'
import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { likelyGroup } from '@fonte/domain/exchange/names/guess-group'
import { fold } from '@fonte/domain/words/fold'
import type { FileSummary } from '../file/file-summary.ts'
import type { ListedName } from '../file/listed-names.ts'
import type { MadeExercise } from '../sending/import-commands.ts'

type CustomId = MadeExercise['id']

/** What is done with a name of a file: an exercise of the library, one to be made, or nothing. */
export type NameChoice =
  | { readonly kind: 'exercise'; readonly id: string }
  /** The group is empty until somebody chooses it. */
  | { readonly kind: 'create'; readonly id: CustomId; readonly group: string }
  | { readonly kind: 'skip' }

export type NameChoices = ReadonlyMap<string, NameChoice>

/** A main muscle group, by the names that it has. */
interface Group {
  readonly id: string
  readonly names: readonly string[]
}

/** What a file tells of a lift. */
type Told = Pick<ListedName, 'name' | 'category'>

/** The group that a name speaks of, or its category in the file; empty where neither speaks of any: its reader is asked. */
export function guessGroup({ name, category }: Told, groups: readonly Group[]): string {
  const folded = ` ${fold(name)} `
  const spoken = groups.find(({ names }) => names.some((each) => folded.includes(` ${fold(each)} `)))
  const likely = likelyGroup(name, category)
  return (spoken ?? groups.find(({ id }) => id === likely))?.id ?? ''
}

/** What is done with each name before anybody chooses: the best candidate, or a new exercise where there is none. */
export function firstChoices(
  { names }: Pick<FileSummary, 'names'>,
  groups: readonly Group[],
  newId: () => CustomId,
): NameChoices {
  return new Map(
    names.map(({ name, category, candidates: [best] }): [string, NameChoice] => [
      name,
      best === undefined
        ? { kind: 'create', id: newId(), group: guessGroup({ name, category }, groups) }
        : { kind: 'exercise', id: best },
    ]),
  )
}

/** How many of the exercises that are to be made have no muscle group yet. */
export const groupsToChoose = (choices: NameChoices): number =>
  [...choices.values()].filter((choice) => choice.kind === 'create' && choice.group === '').length

/** What each name stands for; `nameOf` names an exercise of the library, as its reader reads it. */
export const targetsOf = (
  choices: NameChoices,
  nameOf: (id: string) => string | undefined,
): readonly (readonly [string, ImportTarget | null])[] =>
  [...choices].map(([name, choice]) => {
    if (choice.kind === 'skip') return [name, null]
    const called = choice.kind === 'create' ? fitting(name) : (nameOf(choice.id) ?? fitting(name))
    return [name, { exercise_id: choice.id, exercise_name: called }]
  })

/** The exercises that are to be made. */
export const madeExercises = (
  choices: NameChoices,
  { timed, far }: Pick<FileSummary, 'timed' | 'far'>,
): readonly MadeExercise[] =>
  [...choices].flatMap(([name, choice]) => {
    if (choice.kind !== 'create') return []
    const measure = timed.includes(name) ? 'time' : far.includes(name) ? 'distance' : undefined
    const fields = {
      name: fitting(name),
      equipment: '',
      description: '',
      muscle_group_id: choice.group,
      muscle_ids: [],
    }
    return [{ id: choice.id, ...fields, ...(measure && { measure }) }]
  })

/** What is remembered for the next file: the names that were not certain, as many as one call takes. */
export const rememberedChoices = (choices: NameChoices, { names }: Pick<FileSummary, 'names'>): readonly ImportName[] =>
  names
    .flatMap(({ name, match }) => {
      const choice = choices.get(name)
      if (match === 'sure' || !choice || choice.kind === 'skip') return []
      return [{ name: fitting(name), exercise_id: choice.id }]
    })
    .slice(0, importCallBounds.names)
