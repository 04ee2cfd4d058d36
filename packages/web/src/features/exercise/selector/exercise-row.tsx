import type { Exercise } from '@fonte/contract/exercise'
import { localized } from '@fonte/domain/words/localized'
import { memo } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import { ExercisePicture } from '../exercise-picture.tsx'
import { useNextFrame } from './use-next-frame.ts'

/** What can be done with a row; stable functions, so that a keystroke redraws only what changed. */
export interface RowActions {
  readonly toggle: (id: string) => void
  readonly details: (id: string, name: string) => void
  readonly edit: (exercise: Exercise) => void
  readonly remove: (exercise: Exercise) => void
}

interface Props {
  exercise: Exercise
  muscles: Muscles
  selected: boolean
  /** Already in the program. */
  added: boolean
  /** Made by the person who looks. */
  own: boolean
  /** Newer here than on the server. */
  waiting: boolean
  actions: RowActions
}

/** What the keyboard comes to is not left under the search above the list or the buttons below it. */
const clearOfTheBars = '[&_:is(input,button)]:scroll-mt-64 [&_:is(input,button)]:scroll-mb-32'

/** One exercise to tick, with its details, and with its pencil and bin when it is one's own. */
export const ExerciseRow = memo(function ExerciseRow(props: Props) {
  const { exercise, muscles, selected, added, own, waiting, actions } = props
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const name = localized(exercise, 'name', lang)
  // The names come at once, the drawings a frame later.
  const pictured = useNextFrame()
  return (
    <li
      className={classNames(
        'flex items-center border-b-2 border-hair py-1 [contain-intrinsic-size:auto_72px] [content-visibility:auto]',
        clearOfTheBars,
      )}
    >
      <label className="checkbox min-w-0 flex-1 has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          checked={selected || added}
          disabled={added}
          aria-label={added ? `${name}, ${words.added}` : name}
          onChange={() => actions.toggle(exercise.id)}
        />
        <span className="grid max-[20em]:hidden h-14 w-13 shrink-0 place-items-center overflow-hidden rounded-1 bg-sunken p-1 [--body-gap:var(--sunken)]">
          {pictured && <ExercisePicture exercise={exercise} muscles={muscles} decorative />}
        </span>
        <span className="grid min-w-0 gap-0.5 py-1">
          <span className="title text-18">{name}</span>
          <span className="secondary-text">{localized(exercise, 'equipment', lang)}</span>
          {waiting && <span className="secondary-text">{words.waiting}</span>}
          {(added || own) && (
            <span className="flex flex-wrap gap-1">
              {added && <Tag solid>{words.added}</Tag>}
              {own && <Tag>{words.own}</Tag>}
            </span>
          )}
        </span>
      </label>
      {own && (
        <>
          <IconButton icon="edit" label={words.editNamed({ name })} onClick={() => actions.edit(exercise)} />
          <IconButton icon="trash" label={words.deleteNamed({ name })} onClick={() => actions.remove(exercise)} />
        </>
      )}
      <IconButton
        icon="info"
        label={words.detailsOf({ name })}
        className={own ? 'max-sm:hidden' : ''}
        onClick={() => actions.details(exercise.id, name)}
      />
    </li>
  )
})
