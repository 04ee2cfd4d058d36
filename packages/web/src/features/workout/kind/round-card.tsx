import { barOf } from '@fonte/domain/gym/setup'
import { localized } from '@fonte/domain/words/localized'
import { withStatus } from '@fonte/domain/workout/plan/place'
import { type RoundSet, roundWith } from '@fonte/domain/workout/plan/round'
import { restAfter } from '@fonte/domain/workout/rest'
import { recordedSets, type WorkoutStep } from '@fonte/domain/workout/selectors'
import { liftFigures } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { clockTime } from '../figures.ts'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useGroup } from './group-mark.tsx'

/** So many exercises of a circuit at once: more would push the boxes away. */
const most = 3

/** The round of a superset or circuit: what is done of it, what is to do now, what follows. */
export function RoundCard({ step: { place, slot } }: { step: WorkoutStep }) {
  const words = useWords(toolsMessages)
  const { state, library, gym } = useGuided()
  const group = useGroup(place)
  const round = roundWith(state.places, slot)
  if (!group || !round) return null
  const { sets } = round
  const before = sets.findIndex((set) => set.slot.id === slot) - 1
  const from = Math.max(0, Math.min(before, sets.length - most))
  const exercise = library.find(place.exercise_id)
  const isTall = sets.length > 2 || (exercise && barOf(gym, exercise) !== null)
  const name = words.round({
    letter: group.letter,
    members: group.members,
    round: round.round + 1,
    total: round.total,
  })
  return (
    <section className={classNames('round-card', isTall && 'tall')} aria-label={name}>
      <Stamp aria-hidden="true">{name}</Stamp>
      <ol>
        {sets.slice(from, from + most).map((set) => (
          <RoundLine key={set.place.id} set={set} letter={group.letter} current={set.slot.id === slot} />
        ))}
      </ol>
    </section>
  )
}

interface LineProps {
  set: RoundSet
  letter: string
  current: boolean
}

function RoundLine({ set: { place, slot, member }, letter, current }: LineProps) {
  const words = useWords(toolsMessages)
  const formats = useFormats()
  const { state } = useGuided()
  const done = recordedSets(state).find((each) => each.slot === slot.id)
  const rest = current ? restAfter(withStatus(state.places, slot.id, 'done'), slot.id) : 0
  return (
    <li className={done && 'done'} aria-current={current ? 'step' : undefined}>
      <Figure>
        {letter}
        {member}
      </Figure>
      <b>{localized(place, 'name', formats.lang)}</b>
      {done && <Figure>{liftFigures(formats, done)}</Figure>}
      {done && <Icon name="check" />}
      {rest > 0 && <span className="secondary-text">{words.thenRest(clockTime(rest))}</span>}
    </li>
  )
}
