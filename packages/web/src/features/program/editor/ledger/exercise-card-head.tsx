import type { Exercise } from '@fonte/contract/exercise'
import type { GroupPart } from '@fonte/domain/program/groups'
import { localized } from '@fonte/domain/words/localized'
import type { PointerEvent } from 'react'
import { useLanguage } from '../../../../platform/words/language.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { BodyMap } from '../../../../ui/body-map/body-map.tsx'
import { Grip } from '../../../../ui/drag/grip.tsx'
import { orderMessages } from '../../../../ui/drag/order-messages.ts'
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../../../ui/dropdown-menu-panel.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import type { Muscles } from '../../../muscle/muscle-queries.ts'
import { editorMessages } from '../editor-messages.ts'

interface Props {
  id: string
  name: string
  /** What the library says about it, when it has it. */
  exercise: Exercise | undefined
  muscles: Muscles
  menu: readonly MenuEntry[]
  /** Its part in a superset or circuit. */
  part: GroupPart | null
  onDetails: () => void
  onGrab: (event: PointerEvent) => void
  onStep: (step: -1 | 1) => void
}

/** The head of an exercise in the ledger: its grip, its picture, its name, and what can be done with it. */
export function ExerciseCardHead({ id, name, exercise, muscles, menu, part, onDetails, onGrab, onStep }: Props) {
  const words = useWords(editorMessages)
  const order = useWords(orderMessages)
  const { eachSide, groupName } = useWords(setWords)
  const lang = useLanguage()
  return (
    <div className="exercise-card-head">
      <Grip label={order.move({ name })} onGrab={onGrab} onStep={onStep}>
        <Icon name="grip" />
      </Grip>
      <div className="exercise-thumbnail">{exercise && <Thumb exercise={exercise} muscles={muscles} />}</div>
      <div className="min-w-0">
        <h3 className="title exercise-name" id={id}>
          <button
            type="button"
            className="relative after:absolute after:-inset-x-1 after:-inset-y-3"
            onClick={onDetails}
          >
            {name}
          </button>
        </h3>
        {part && (
          <span className="mr-2">
            <Tag>{groupName(part)}</Tag>
          </span>
        )}
        {exercise && <span className="secondary-text">{localized(exercise, 'equipment', lang)}</span>}
        {exercise?.sides === 'each' && <span className="secondary-text"> · {eachSide}</span>}
      </div>
      <DropdownMenu label={words.actionsOf({ name })} items={menu} />
    </div>
  )
}

function Thumb({ exercise, muscles }: { exercise: Exercise; muscles: Muscles }) {
  const { main, secondary } = muscles.regionsOf(exercise)
  const drawing = { label: '', main, secondary, crop: 'auto' } as const
  return (
    <Picture url={exercise.image_url}>
      <BodyMap {...drawing} view="working" className="min-[62.5rem]:hidden" />
      <BodyMap {...drawing} className="max-[62.499rem]:hidden" />
    </Picture>
  )
}
