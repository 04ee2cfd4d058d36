import { type ReactNode, type RefObject, useEffect } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHeldPress } from '../../../ui/use-held-press.ts'
import { keypadMessages } from './keypad-messages.ts'
import { eraseSign, goToNextBox, stepBox, typeSign } from './typing.ts'
import { useTypedBox } from './use-typed-box.ts'

const rows = ['789', '456', '123'].map((row) => [...row])

/**
 * Keys for the figures of a form while one of its boxes has the focus on a touch screen: the phone's own keyboard would
 * cover the button that records the set. Whoever has a keyboard of keys types on as ever.
 */
export function Keypad({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const box = useTypedBox(form)
  return box && <Keys key={box.id} box={box} />
}

function Keys({ box }: { box: HTMLInputElement }) {
  const words = useWords(keypadMessages)
  const decimalSign = useLanguage() === 'fr' ? ',' : '.'
  const step = box.dataset.step ?? ''
  useEffect(() => {
    box.closest('.stepper')?.scrollIntoView({ block: 'nearest' })
  }, [box])
  const beside = [
    <HeldKey key="erase" label={words.erase} onPress={() => eraseSign(box)}>
      <EraseDrawing />
    </HeldKey>,
    <HeldKey key="add" label={words.add(step)} text={step} onPress={() => stepBox(box, 1)}>
      <Icon name="plus" />
    </HeldKey>,
    <HeldKey key="take" label={words.take(step)} text={step} onPress={() => stepBox(box, -1)}>
      <Icon name="minus" />
    </HeldKey>,
  ]
  return (
    <fieldset className="keypad" aria-label={words.keypad}>
      {rows.map((row, index) => [...row.map((sign) => <SignKey key={sign} sign={sign} box={box} />), beside[index]])}
      <SignKey sign={decimalSign} box={box} label={words.decimalSign} />
      <SignKey sign="0" box={box} />
      <Key label={words.hide} onPress={() => box.blur()}>
        <Icon name="chevron-down" />
      </Key>
      <Key onPress={() => goToNextBox(box)}>{words.next}</Key>
    </fieldset>
  )
}

interface KeyProps {
  /** Needed where the key shows a drawing. */
  label?: string | undefined
  onPress: () => void
  children: ReactNode
}

function SignKey({ sign, box, label }: { sign: string; box: HTMLInputElement; label?: string }) {
  return (
    <Key label={label} onPress={() => typeSign(box, sign)}>
      <b className="figure">{sign}</b>
    </Key>
  )
}

/** A key leaves the focus in the box. */
function Key({ label, onPress, children }: KeyProps) {
  return (
    <button type="button" aria-label={label} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      {children}
    </button>
  )
}

/** A key that repeats while it is held. */
function HeldKey({ label, text, onPress, children }: KeyProps & { text?: string }) {
  const press = useHeldPress(onPress)
  return (
    <button type="button" aria-label={label} onMouseDown={(event) => event.preventDefault()} {...press}>
      {children}
      {text && (
        <span className="secondary-text" aria-hidden="true">
          {text}
        </span>
      )}
    </button>
  )
}

function EraseDrawing() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5h14v14H8l-6-7zM12 9l6 6M18 9l-6 6" />
    </svg>
  )
}
