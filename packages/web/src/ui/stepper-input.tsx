import { type ChangeEvent, type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { figureWidth } from './figure-width.ts'
import { Icon } from './icon.tsx'
import { stepped } from './stepped.ts'
import { useHeldPress } from './use-held-press.ts'
import { withUnits } from './with-units.tsx'

interface Props {
  label: string
  /** What stands in the box, as typed: a comma or a point may separate decimals. */
  value: string
  onChange: (value: string) => void
  /** Stands in an empty box. */
  placeholder?: string | undefined
  /** Added or taken away by the buttons. */
  step: number
  max?: number | undefined
  /** Writes a stepped value, for example with a decimal comma. */
  format?: ((value: number) => string) | undefined
  /** Names of the buttons: '2,5 kg de moins', '2,5 kg de plus'. */
  decreaseLabel: string
  increaseLabel: string
  /** Small words under the signs, usually the step. */
  stepText?: string | undefined
  /** Right after the label: what changes its meaning. */
  sign?: ReactNode | undefined
  /** Right of the label, read out with it: figures to go by. */
  beside?: ReactNode | undefined
  error?: string | undefined
  /** What Enter does, for the keyboard of a phone. */
  enterKeyHint?: 'next' | 'done' | undefined
  /** A keypad stands on the page: the phone's own keyboard stays away. */
  hasKeypad?: boolean
  /** The box has the focus, its figure selected. */
  onFocus?: (() => void) | undefined
}

/**
 * The giant figure of the workout screen between − and +; holding a button repeats it, and so do the arrow keys in the
 * box. The figure fits its box.
 */
export function StepperInput(props: Props) {
  const { label, value, onChange, step, max = Number.POSITIVE_INFINITY, format = String } = props
  const id = useId()
  const change = (direction: 1 | -1) => {
    const next = stepped(value, direction * step, 0, max)
    onChange(format(next))
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    change(event.key === 'ArrowUp' ? 1 : -1)
  }
  const width = Math.max(2, figureWidth(value))
  const describedBy = classNames(props.error && `${id}-error`, props.beside !== undefined && `${id}-beside`)
  return (
    <div className="stepper">
      <div className="stepper-head">
        <label htmlFor={id}>{withUnits(label)}</label>
        {props.sign}
        {props.beside !== undefined && (
          <span className="stepper-beside" id={`${id}-beside`}>
            {props.beside}
          </span>
        )}
      </div>
      <div className="stepper-box" style={{ '--n': width } as CSSProperties}>
        <StepButton sign="minus" label={props.decreaseLabel} text={props.stepText} onStep={() => change(-1)} />
        <span className="stepper-field">
          <input
            id={id}
            type="text"
            inputMode={props.hasKeypad ? 'none' : 'decimal'}
            data-step={props.stepText}
            enterKeyHint={props.enterKeyHint}
            autoComplete="off"
            value={value}
            placeholder={props.placeholder}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={describedBy || undefined}
            onKeyDown={key}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
            onFocus={(event: FocusEvent<HTMLInputElement>) => {
              event.target.select()
              props.onFocus?.()
            }}
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
  text: string | undefined
  onStep: () => void
}

/** Pressed by a finger or the mouse it leaves the focus in the box. */
function StepButton({ sign, label, text, onStep }: StepButtonProps) {
  const press = useHeldPress(onStep)
  return (
    <button type="button" aria-label={label} onMouseDown={(event) => event.preventDefault()} {...press}>
      <Icon name={sign} />
      {text !== undefined && (
        <span className="secondary-text" aria-hidden="true">
          {text}
        </span>
      )}
    </button>
  )
}
