import { type ChangeEvent, type CSSProperties, type FocusEvent, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { figureWidth } from './figure-width.ts'
import { Icon } from './icon.tsx'
import { stepped } from './stepped.ts'
import { useHeldPress } from './use-held-press.ts'

interface Props {
  label: string
  /** What stands in the box, as typed: a comma or a point may separate decimals. */
  value: string
  onChange: (value: string) => void
  /** Added or taken away by the buttons. */
  step: number
  max?: number | undefined
  /** Writes a stepped value, for example with a decimal comma. */
  format?: ((value: number) => string) | undefined
  /** Names of the buttons: 'Moins 2,5', 'Plus 2,5'. */
  decreaseLabel: string
  increaseLabel: string
  /** Small words under the signs, usually the step. */
  stepText?: ReactNode | undefined
  /** Right of the label: last time's figure. */
  previous?: ReactNode | undefined
  error?: string | undefined
}

/** The giant figure of the workout screen between − and +; holding a button repeats it. The figure fits its box. */
export function StepperInput(props: Props) {
  const { label, value, onChange, step, max = Number.POSITIVE_INFINITY, format = String } = props
  const id = useId()
  const change = (direction: 1 | -1) => {
    const next = stepped(value, direction * step, 0, max)
    onChange(format(next))
  }
  const width = Math.max(2, figureWidth(value))
  return (
    <div className="load">
      <div className="load-h">
        <label htmlFor={id}>{label}</label>
        {props.previous !== undefined && <span className="prev">{props.previous}</span>}
      </div>
      <div className="load-b" style={{ '--n': width } as CSSProperties}>
        <StepButton sign="minus" label={props.decreaseLabel} text={props.stepText} onStep={() => change(-1)} />
        <span className="load-f">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={props.error ? `${id}-error` : undefined}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          />
        </span>
        <StepButton sign="plus" label={props.increaseLabel} text={props.stepText} onStep={() => change(1)} />
      </div>
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </div>
  )
}

interface StepButtonProps {
  sign: 'plus' | 'minus'
  label: string
  text: ReactNode
  onStep: () => void
}

function StepButton({ sign, label, text, onStep }: StepButtonProps) {
  const press = useHeldPress(onStep)
  return (
    <button type="button" aria-label={label} {...press}>
      <Icon name={sign} />
      {text !== undefined && (
        <span className="sec" aria-hidden="true">
          {text}
        </span>
      )}
    </button>
  )
}
