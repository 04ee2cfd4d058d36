import { type ReactNode, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { chartMessages } from './chart-messages.ts'

interface Props {
  /** Of the chart: it makes the name of the table different from that of the others. */
  title: string
  /** The first column names the row. */
  columns: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** The figures of a chart as a table, folded until it is asked for. */
export function ChartTable({ title, columns, rows }: Props) {
  const words = useWords(chartMessages)
  const [open, setOpen] = useState(false)
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.asTable}
        <VisuallyHidden>{words.of(title)}</VisuallyHidden>
      </summary>
      {open && (
        <table className="data-table">
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place === 0 ? undefined : 'data-number'}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} className="data-number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
