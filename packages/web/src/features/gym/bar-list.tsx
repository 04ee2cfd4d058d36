import { type Bar, type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { useState } from 'react'
import { newUuid } from '../../platform/new-uuid.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
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
  return (
    <>
      <ul className="bar-list">
        {gym.bars.map((bar) => (
          <BarRow key={bar.id} bar={bar} gym={gym} />
        ))}
      </ul>
      {gym.bars.length < gymBounds.bars.max && (
        <Button variant="quiet" icon="plus" onClick={() => void add()}>
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
  const remove = () => void changeGym((now) => ({ ...now, bars: now.bars.filter(({ id }) => id !== bar.id) }))
  return (
    <li>
      {bar.kind === 'own' ? (
        <BarName key={bar.name} kept={bar.name ?? ''} onName={(typed) => change({ name: typed })} />
      ) : (
        <b>{name}</b>
      )}
      <GymNumber
        label={words.weightOf(name, gym.unit)}
        value={bar.weight}
        bounds={gymBounds.barWeight}
        onValue={(weight) => weight !== undefined && change({ weight })}
      />
      <IconButton icon="trash" label={words.remove(name)} disabled={gym.bars.length === 1} onClick={remove} />
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
