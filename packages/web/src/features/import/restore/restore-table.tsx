import { shownName } from '@fonte/domain/words/visible-text'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Figure } from '../../../ui/typography.tsx'
import type { RestorePreview } from './restore-file.ts'
import { restoreMessages } from './restore-messages.ts'

/** What an export holds any number of, in the order in which it is told. */
export const restoredKinds = ['workouts', 'programs', 'exercises', 'measures'] as const

/** How much of each kind would be added, and how much is here already; what becomes of gym and schedule. */
export function RestoreTable({ preview: { counts, gym, plan } }: { preview: RestorePreview }) {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  return (
    <>
      <table className="data-table">
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr className="stamp">
            <th scope="col">{words.kind}</th>
            <th scope="col" className="data-number wrap-anywhere whitespace-normal pl-3">
              {words.made}
            </th>
            <th scope="col" className="data-number wrap-anywhere whitespace-normal pl-3">
              {words.present}
            </th>
          </tr>
        </thead>
        <tbody>
          {restoredKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words[kind]}</th>
              <td className="data-number">
                <Figure className="text-22">{number(counts[kind].made)}</Figure>
              </td>
              <td className="data-number">
                <Figure className="text-22">{number(counts[kind].present)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="line-list">
        <div>
          <dt>{words.gym}</dt>
          <dd className="secondary-text">{words[gym]}</dd>
        </div>
        <div>
          <dt>{words.plan}</dt>
          <dd className="secondary-text">{words[plan]}</dd>
        </div>
      </dl>
    </>
  )
}

/** The programs that cannot be restored, by their names. */
export function LackingPrograms({ programs }: { programs: RestorePreview['lacking'] }) {
  const words = useWords(restoreMessages)
  return (
    <div className="grid gap-1">
      <p role="status">{words.lacking(programs.length)}</p>
      <ul className="grid justify-start gap-1">
        {programs.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {shownName(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}
