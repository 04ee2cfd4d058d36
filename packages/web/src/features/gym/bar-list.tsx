import { type Bar, type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { useRef, useState } from 'react'
import { newUuid } from '../../platform/new-uuid.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useTooLong } from '../../ui/use-too-long.ts'
import { gymMessages } from './gym-messages.ts'
import { GymNumber } from './gym-number.tsx'
import { useChangeGym } from './use-change-gym.ts'

type Words = ReturnType<typeof gymMessages>

/** What a bar is called: its own name, or that of its kind. */
export const barName = (bar: Bar, words: Words): string =>
  isUnseen(bar.name ?? '') ? words[bar.kind] : (bar.name ?? '')

/** The bars with their weights; of one's own ones the names, too. */
export function BarList({ gym }: { gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const usual = gym.unit === 'kg' ? 20 : 45
  const add = () => changeGym((now) => ({ ...now, bars: [...now.bars, { id: newUuid(), kind: 'own', weight: usual }] }))
  const list = useRef<HTMLUListElement>(null)
  const mayAdd = gym.bars.length < gymBounds.bars.max
  // The button that adds one goes with the room for another: the last row has come in its place.
  const ids = [...gym.bars.map(({ id }) => id), ...(mayAdd ? ['add'] : [])]
  useFocusAfterRemoval(ids, (at) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at] ?? buttons.at(-1)
    next?.focus()
  })
  return (
    <>
      <ul className="bar-list" ref={list}>
        {gym.bars.map((bar) => (
          <BarRow key={bar.id} bar={bar} gym={gym} />
        ))}
      </ul>
      {mayAdd && (
        <Button variant="quiet" icon="plus" className="button-flush" onClick={() => void add()}>
          {words.addBar}
        </Button>
      )}
    </>
  )
}

function BarRow({ bar, gym }: { bar: Bar; gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const name = barName(bar, words)
  const change = (changes: Partial<Bar>) =>
    void changeGym((now) => ({
      ...now,
      bars: now.bars.map((each) => (each.id === bar.id ? { ...each, ...changes } : each)),
    }))
  const isLast = gym.bars.length === 1
  const remove = () => {
    if (isLast) return
    void changeGym((now) => ({ ...now, bars: now.bars.filter(({ id }) => id !== bar.id) }))
  }
  return (
    <li>
      {bar.kind === 'own' ? (
        <BarName key={bar.name} kept={bar.name ?? ''} onName={(typed) => change({ name: typed })} />
      ) : (
        // Box and button have the name in theirs.
        <b aria-hidden="true">{name}</b>
      )}
      <GymNumber
        label={words.weightOf(name, gym.unit)}
        value={bar.weight}
        bounds={gymBounds.barWeight}
        onValue={(weight) => weight !== undefined && change({ weight })}
      />
      {/* Not `disabled`, which would take the focus from who comes to the last bar. */}
      <IconButton icon="trash" label={words.remove(name)} aria-disabled={isLast} onClick={remove} />
    </li>
  )
}

/** The name of an own bar, kept as its field is left; undefined where nothing of it is seen. */
function BarName({ kept, onName }: { kept: string; onName: (name: string | undefined) => void }) {
  const words = useWords(gymMessages)
  const [typed, setTyped] = useState(kept)
  const error = useTooLong()(typed, gymBounds.barName.max)
  const leave = () => error === undefined && onName(isUnseen(typed) ? undefined : typed.trim())
  return (
    <Field label={words.barName} error={error}>
      <TextInput
        value={typed}
        placeholder={words.own}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
      />
    </Field>
  )
}
