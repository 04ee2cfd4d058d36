import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Card } from '../../../ui/card.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ExercisePicture } from '../../exercise/exercise-picture.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exercisesMessages } from './exercises-messages.ts'

/** What can be done with a global exercise. */
export interface TileActions {
  readonly edit: (exercise: LibraryExercise) => void
  readonly remove: (exercise: LibraryExercise) => void
  readonly restore: (exercise: LibraryExercise) => void
}

interface Props {
  exercise: LibraryExercise
  muscles: Muscles
  actions: TileActions
}

/** Secondary muscles that a card names before its ellipsis (specification, section 9). */
const mostMuscles = 3

/** A global exercise: its picture, main group, three muscles, and what it lacks in English. */
export function ExerciseTile({ exercise, muscles, actions }: Props) {
  const words = useWords(exercisesMessages)
  const { lang } = useFormats()
  const name = localized(exercise, 'name', lang)
  const group = muscles.group(exercise.muscle_group_id)
  const named = (lang === 'en' ? exercise.muscles_en : exercise.muscles) ?? []
  const shown = named.slice(0, mostMuscles).join(', ')
  return (
    <Card
      title={name}
      titleAs="h2"
      className="pb-3"
      picture={<ExercisePicture exercise={exercise} muscles={muscles} />}
      tags={<Marks exercise={exercise} />}
      menu={<DropdownMenu label={words.actionsOf({ name })} items={entries(exercise, actions, words)} />}
    >
      {group && <p className="strong-text">{localized(group, 'name', lang)}</p>}
      <p className="secondary-text">{named.length > mostMuscles ? `${shown}…` : shown || words.noMuscle}</p>
    </Card>
  )
}

function Marks({ exercise }: { exercise: LibraryExercise }) {
  const words = useWords(exercisesMessages)
  const { archived, name_en, description, description_en } = exercise
  return (
    <>
      {archived && <Tag solid>{words.archivedTag}</Tag>}
      {name_en === null && <Tag tone="warn">{words.nameMissing}</Tag>}
      {description !== '' && description_en === null && <Tag tone="warn">{words.descriptionMissing}</Tag>}
    </>
  )
}

function entries(
  exercise: LibraryExercise,
  actions: TileActions,
  words: ReturnType<typeof exercisesMessages>,
): MenuEntry[] {
  const edit: MenuEntry = { label: words.edit, icon: 'edit', onSelect: () => actions.edit(exercise) }
  if (exercise.archived) {
    return [edit, { label: words.restore, icon: 'refresh', onSelect: () => actions.restore(exercise) }]
  }
  return [edit, { label: words.delete, icon: 'trash', danger: true, onSelect: () => actions.remove(exercise) }]
}
