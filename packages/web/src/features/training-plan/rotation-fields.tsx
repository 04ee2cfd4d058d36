import { useWords } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { addToRotation, moveUp } from './training-plan-form.ts'
import { trainingPlanMessages } from './training-plan-messages.ts'

interface Props {
  rotation: readonly string[]
  options: readonly SelectOption[]
  onChange: (rotation: readonly string[]) => void
}

/** The programs that follow one another, to be put in order, and a choice of those to add. */
export function RotationFields({ rotation, options, onChange }: Props) {
  const words = useWords(trainingPlanMessages)
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? words.goneProgram
  const left = options.filter(({ value }) => !rotation.includes(value))
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.rotationText}</p>
      <ol className="grid gap-1">
        {rotation.map((id, place) => (
          <li key={id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {place + 1}. {labelOf(id)}
            </span>
            {place > 0 && (
              <IconButton
                icon="arrow-up"
                label={words.moveUp({ name: labelOf(id) })}
                onClick={() => onChange(moveUp(rotation, place))}
              />
            )}
            <IconButton
              icon="close"
              label={words.remove({ name: labelOf(id) })}
              onClick={() => onChange(rotation.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      <Field label={words.addProgram}>
        <Select
          options={[{ value: '', label: words.choose }, ...left]}
          value=""
          onChange={({ target }) => target.value && onChange(addToRotation(rotation, target.value))}
        />
      </Field>
    </div>
  )
}
