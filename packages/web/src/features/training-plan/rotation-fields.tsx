import { moved } from '@fonte/domain/program/editor/moved'
import { longestRotation } from '@fonte/domain/training-plan/training-plan'
import { useRef } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { OrderedList } from '../../ui/drag/ordered-list.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { addToRotation } from './training-plan-form.ts'
import { trainingPlanMessages } from './training-plan-messages.ts'

interface Props {
  rotation: readonly string[]
  options: readonly SelectOption[]
  onChange: (rotation: readonly string[]) => void
}

/** The programs that follow one another, to be put in order, and a choice of those to add. */
export function RotationFields({ rotation, options, onChange }: Props) {
  const words = useWords(trainingPlanMessages)
  const choice = useRef<HTMLSelectElement>(null)
  const isFull = rotation.length >= longestRotation
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? words.goneProgram
  const left = isFull ? [] : options.filter(({ value }) => !rotation.includes(value))
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.rotationText}</p>
      <OrderedList
        label={words.rotation}
        rows={rotation.map((id) => ({ id, name: labelOf(id) }))}
        onMove={(from, to) => onChange(moved(rotation, from, to))}
        text={({ name }, place) => `${place + 1}. ${name}`}
        action={({ name }, place) => (
          <IconButton
            icon="close"
            label={words.remove({ name })}
            onClick={() => onChange(rotation.toSpliced(place, 1))}
          />
        )}
        onLast={() => choice.current?.focus()}
      />
      <Field label={words.addProgram} hint={isFull ? words.rotationFull({ count: longestRotation }) : undefined}>
        {/* Not `disabled`, which would take the focus from who has just filled the rotation. */}
        <Select
          ref={choice}
          aria-disabled={isFull}
          options={[{ value: '', label: words.choose }, ...left]}
          value=""
          onChange={({ target }) => target.value && onChange(addToRotation(rotation, target.value))}
        />
      </Field>
    </div>
  )
}
