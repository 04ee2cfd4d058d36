import type { BodyMeasureKind } from '@fonte/domain/body/body-measure'
import type { MeasuredDay } from '@fonte/domain/body/seven-day-mean'
import { localNoon } from '../../../platform/local-day.ts'
import { useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Hatch } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { useHeldDeletion } from '../../../ui/use-held-deletion.ts'
import { deleteMeasureKind, measureEntityKey, waitingMeasures } from '../../history/body/body-outbox.ts'
import { bodyWords } from '../../history/body/body-words.ts'
import { bodyMessages } from './body-messages.ts'
import { useMeasureText } from './measure-text.ts'

/** How long (ms) a deletion can be taken back. */
const undoTime = 8_000

interface Props {
  kind: BodyMeasureKind
  /** Newest first. */
  days: readonly MeasuredDay[]
  /** Shows the rest; null where there is none. */
  more: (() => void) | null
}

/** What was measured; each can be deleted. */
export function MeasureList({ kind, days, more }: Props) {
  const words = useWords(bodyMessages)
  return (
    <Section title={words.latest}>
      <ul className="line-list">
        {days.map((measured) => (
          <MeasureRow key={measured.day} kind={kind} measured={measured} />
        ))}
      </ul>
      {more && (
        <Button variant="quiet" className="button-flush" onClick={more}>
          {words.all}
        </Button>
      )}
    </Section>
  )
}

function MeasureRow({ kind, measured: { day, value } }: { kind: BodyMeasureKind; measured: MeasuredDay }) {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const { date } = useFormats()
  const { text } = useMeasureText(kind)
  const remove = useHeldDeletion({ kind: deleteMeasureKind, undoTime, words })
  const waits = waitingMeasures(useOutbox()).some((change) => change.kind === kind && change.day === day)
  const written = date(localNoon(day))
  const payload = { day, kind }
  return (
    <li className="measure-row">
      <span>
        <time dateTime={day}>{written}</time>
        {waits && (
          <span className="secondary-text flex items-center gap-1">
            <Hatch />
            {words.waiting}
          </span>
        )}
      </span>
      <span className="measured">
        <Figure>{text(value)}</Figure>
        <IconButton
          icon="trash"
          label={words.remove(written)}
          onClick={() =>
            void remove({ entityKey: measureEntityKey(payload), payload, name: `${nameOf(kind)}, ${written}` })
          }
        />
      </span>
    </li>
  )
}
