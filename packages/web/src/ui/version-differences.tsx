import { useWords } from '../platform/words/words.ts'
import { versionMessages } from './version-messages.ts'
import type { VersionRow } from './version-rows.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What two versions say where they differ, beside each other; rows that say the same twice are left out. */
export function VersionDifferences({ rows }: { rows: readonly VersionRow[] }) {
  const words = useWords(versionMessages)
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs)
  if (differing.length === 0) return <p>{words.alike}</p>
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
        {differing
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
  const { nothing } = useWords(versionMessages)
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
