import { oneMoreSet } from '@fonte/domain/workout/plan/new-sets'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { letters, useSwitch } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { useLetters } from '../use-keys.ts'
import { toolsMessages } from './tools-messages.ts'
import { useChange } from './use-change.ts'

const swapKeys = ['e', 'E']
const noteKeys = ['n', 'N']
const platesKeys = ['p', 'P']
const skipKeys = ['s', 'S']
const listKeys = ['?']

interface Props {
  step: WorkoutStep
  /** Records the set as one of the left side alone; absent where both sides are done at once. */
  onOtherSide?: (() => void) | undefined
}

/** What can be done about the current set, one tap each; by a letter too, unless its person turned those off. */
export function SetTools({ step, onOtherSide }: Props) {
  const words = useWords(toolsMessages)
  const { openTool, canAct } = useGuided()
  const change = useChange()
  const off = useSwitch(letters)
  const place = step.place.id
  const swap = () => openTool({ kind: 'swap', place })
  const plates = () => openTool({ kind: 'plates' })
  const note = () => openTool({ kind: 'note', place, slot: step.slot })
  const addSet = () => {
    const after = step.place.slots.at(-1)?.id ?? null
    const sets = [{ slot: newUuid(), plan: oneMoreSet(step.place) }]
    change({ type: 'add-sets', at: now(), place, after, sets }, words.setAdded)
  }
  const skip = () => change({ type: 'skip', at: now(), slots: [step.slot], reason: 'hand' }, words.setSkipped)
  const letter = (press: () => unknown) => () => void (!off && canAct && press())
  useLetters(swapKeys, letter(swap))
  useLetters(platesKeys, letter(plates))
  useLetters(noteKeys, letter(note))
  useLetters(skipKeys, letter(skip))
  useLetters(listKeys, () => openTool({ kind: 'shortcuts' }))
  return (
    <fieldset className="set-tools" aria-label={words.setTools} disabled={!canAct}>
      <ToolButton icon="swap" label={words.swap} onClick={swap} />
      <ToolButton icon="plates" label={words.plates} onClick={plates} />
      <ToolButton icon="plus" label={words.set} name={words.addSet} onClick={addSet} />
      {onOtherSide && <ToolButton icon="copy" label={words.otherSide} onClick={onOtherSide} />}
      <ToolButton icon="note" label={words.note} onClick={note} />
    </fieldset>
  )
}

interface ButtonProps {
  icon: IconName
  label: string
  /** Accessible name, where the word on the button is too short to be one. */
  name?: string
  onClick: () => void
}

function ToolButton({ icon, label, name, onClick }: ButtonProps) {
  return (
    <button type="button" aria-label={name} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}
