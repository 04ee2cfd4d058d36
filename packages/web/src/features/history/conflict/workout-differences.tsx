import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { useWords } from '../../../platform/words/words.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { conflictMessages } from './conflict-messages.ts'
import { useDifferenceRows } from './difference-rows.ts'

interface Props {
  mine: HistoryEntryWithSets
  theirs: HistoryEntryWithSets
}

/** What two versions of a workout say where they differ, beside each other. */
export function WorkoutDifferences({ mine, theirs }: Props) {
  const words = useWords(conflictMessages)
  const rows = useDifferenceRows()(mine, theirs)
  if (rows.length === 0) return <p>{words.alike}</p>
  return (
    <table className="data-table">
      <caption className="strong-text text-start">{words.differences}</caption>
      <thead>
        <tr className="stamp">
          {[words.what, words.mine, words.theirs].map((heading, at) => (
            <th key={heading} scope="col" className={at === 0 ? undefined : 'ps-3'}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .map((row, order) => ({ ...row, order }))
          .map(({ order, what, mine: here, theirs: elsewhere }) => (
            <tr key={order}>
              <th scope="row">{what}</th>
              <Said text={here} />
              <Said text={elsewhere} />
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** What one version says; a dash where it says nothing. */
function Said({ text }: { text: string }) {
  const { nothing } = useWords(conflictMessages)
  return (
    <td className="ps-3 wrap-anywhere whitespace-pre-line">
      {text || (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{nothing}</VisuallyHidden>
        </>
      )}
    </td>
  )
}
