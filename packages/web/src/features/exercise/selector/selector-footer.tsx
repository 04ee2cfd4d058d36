import { programBounds } from '@fonte/domain/program/bounds'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { exerciseMessages } from '../exercise-messages.ts'

interface Props {
  /** How many are ticked. */
  count: number
  /** How many more the program may hold. */
  room: number
  onAdd: () => void
  /** None where no exercise may be made. */
  onCreate: (() => void) | undefined
}

/** Stays at the lower edge: how many are ticked, the way to add them, and the way to make a new one. */
export function SelectorFooter({ count, room, onAdd, onCreate }: Props) {
  const words = useWords(exerciseMessages)
  return (
    <div className="sticky -bottom-px max-[20em]:static z-1 -mx-5 mt-auto -mb-5 grid gap-2 border-t-2 border-rule bg-raised px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] [@media(max-height:30rem)]:pt-2 [@media(max-height:30rem)]:pb-[max(8px,env(safe-area-inset-bottom))]">
      {count > room && <FieldError>{words.tooMany({ count: programBounds.exercises.max })}</FieldError>}
      <div className="grid grid-cols-2 items-center gap-2 max-[20em]:grid-cols-1 sm:flex">
        <span className="secondary-text col-span-full empty:hidden sm:flex-1" role="status">
          {count > 0 && words.selected({ count })}
        </span>
        <span className="hidden flex-1 sm:block" />
        {onCreate && (
          <Button icon="plus" className="max-sm:px-2! max-sm:[&_.icon]:hidden" onClick={onCreate}>
            {words.create}
          </Button>
        )}
        <Button
          variant="ember"
          className={onCreate ? 'max-sm:px-2!' : 'max-sm:col-span-full max-sm:px-2!'}
          onClick={onAdd}
        >
          {words.addSelection}
        </Button>
      </div>
    </div>
  )
}
