import { type EffortScale, effortFigure, efforts } from '@fonte/domain/set/effort'
import type { ReactNode } from 'react'
import { useEffort } from '../../../platform/words/effort.ts'
import { setWords, shownKinds } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EffortChoice } from '../../../ui/effort-choice.tsx'
import { Select } from '../../../ui/select.tsx'
import { kindMessages } from './kind-messages.ts'
import type { SetSaid } from './use-said.ts'

interface Props {
  /** Of the set in its exercise, from 1. */
  number: number
  said: SetSaid
  onClose: () => void
  /** What else can be done about the set. */
  children?: ReactNode
}

/** What kind of set it is and, for who wants to say it, how hard it was. A tap on a kind is all. */
export function SetKindDialog({ number, said, onClose, children }: Props) {
  const words = useWords(kindMessages)
  const { asked } = useEffort()
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.setNumber(number)}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <KindList said={said} onClose={onClose} />
      {asked !== 'none' && <EffortRow scale={asked} said={said} onClose={onClose} />}
      <div className="spread-row">
        <span>{words.effort}</span>
        <EffortChoice label={words.effort} />
      </div>
      {children}
    </Dialog>
  )
}

function KindList({ said, onClose }: Omit<Props, 'number' | 'children'>) {
  const words = useWords(kindMessages)
  const kinds = useWords(setWords)
  const { asked, told } = useEffort()
  const hints = asked === 'none' ? words : { ...words, failure: told(0) }
  return (
    <fieldset className="kind-list" aria-label={kinds.kind}>
      {shownKinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            checked={said.kind === kind}
            onChange={() => said.say({ kind })}
            // A finger is done with one tap; the arrow keys go on through the list.
            onClick={({ detail }) => detail > 0 && onClose()}
          />
          <span className="kind-mark" aria-hidden="true">
            {kinds.mark(kind)}
          </span>
          <b>{kinds[kind]}</b>
          <span className="secondary-text">{hints[kind]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What is said nearly always has a button of its own. */
const usual: readonly number[] = [0, 1, 2, 3, 4, 5]
const others = efforts.filter((rir) => !usual.includes(rir))

function EffortRow({ scale, said, onClose }: Omit<Props, 'number' | 'children'> & { scale: EffortScale }) {
  const words = useWords(kindMessages)
  const { field: name } = useEffort()
  const { number } = useFormats()
  const options = [
    { value: '', label: words.otherEffort },
    ...others.map((rir) => ({ value: String(rir), label: number(effortFigure(scale, rir)) })),
  ]
  const choose = (rir: number) => {
    said.say({ rir: said.rir === rir ? undefined : rir })
    onClose()
  }
  return (
    <div className="grid gap-2">
      <span>{name}</span>
      <fieldset className="segmented-control effort-row" aria-label={name}>
        {usual.map((rir) => (
          <button key={rir} type="button" aria-pressed={said.rir === rir} onClick={() => choose(rir)}>
            {number(effortFigure(scale, rir))}
          </button>
        ))}
      </fieldset>
      <Select
        className="effort-others"
        aria-label={words.otherEffortName}
        options={options}
        value={others.find((rir) => rir === said.rir) ?? ''}
        // The arrow keys go from one to the next: the sheet stays open.
        onChange={({ target }) => said.say({ rir: target.value === '' ? undefined : Number(target.value) })}
      />
    </div>
  )
}
