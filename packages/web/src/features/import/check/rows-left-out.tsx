import { saveFile } from '../../../platform/file/save-file.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { FilePlan, FileSummary } from '../file/file-summary.ts'
import type { FileWorker } from '../file/file-worker.ts'
import { importFileMessages, lineWords, problemWords, remarkWords, warningWords } from '../file-messages.ts'
import { importMessages } from '../import-messages.ts'

interface Props {
  summary: FileSummary
  plan: FilePlan
  worker: FileWorker | undefined
}

/** Rows that are left out, with all of them as a list to download. */
export function RowsLeftOut({ plan, worker }: Omit<Props, 'summary'>) {
  const words = useWords(importFileMessages)
  const failed = useWords(importMessages).failed
  const { lang, number } = useFormats()
  const { problems, problemCount } = plan
  const { run, pending } = useCall(
    async () => {
      const all = (await worker?.problems()) ?? []
      const lines = all.map(
        (row) => `${lineWords(row, words, String)}\t${problemWords(row, lang, number)}\t${row.value}`,
      )
      saveFile(`${lines.join('\n')}\n`, words.listName, 'text/plain')
    },
    { title: failed },
  )
  if (problemCount === 0) return null
  const download = (
    <Button icon="download" pending={pending} onClick={() => void run()}>
      {words.download}
    </Button>
  )
  return (
    <Section title={words.leftOut} count={number(problemCount)} action={download}>
      <ul className="omitted-rows">
        {problems.map((row) => (
          <li key={`${row.file} ${row.line} ${row.what} ${row.value}`}>
            <b>{lineWords(row, words, number)}</b>
            <span>{problemWords(row, lang, number)}</span>
            <span className="secondary-text">{words.quoted(row.value)}</span>
          </li>
        ))}
      </ul>
      {problems.length < problemCount && (
        <p className="secondary-text">{words.firstOf(number(problems.length), number(problemCount))}</p>
      )}
    </Section>
  )
}

/** So many rows of a kind are named. */
const namedRows = 5

/** What was read otherwise than written, with the first rows of it, and what the file does not tell. */
export function GoodToKnow({ summary }: Pick<Props, 'summary'>) {
  const words = useWords(importFileMessages)
  const { lang, number } = useFormats()
  const counted = (text: string, count: number) => (count > 0 ? `${text} (${number(count)})` : text)
  const kinds = [...new Set(summary.warnings.map(({ what }) => what))]
  const lines = [
    ...(summary.leftOut ? [[words.filesLeftOut(summary.leftOut.join(', '))]] : []),
    ...summary.remarks.map(({ what, count }) => [counted(remarkWords(what, lang), count)]),
    ...kinds.map((kind) => {
      const rows = summary.warnings.filter(({ what }) => what === kind)
      const named = rows.slice(0, namedRows).map((row) => {
        const line = lineWords(row, words, number)
        return row.value === '' ? line : words.lineWith(line, row.value)
      })
      return [counted(warningWords(kind, lang), rows.length), [...named, ...(rows[namedRows] ? ['…'] : [])].join(', ')]
    }),
    ...(summary.ignoredColumns.length > 0 ? [[words.ignoredColumns(summary.ignoredColumns.join(', '))]] : []),
  ]
  if (lines.length === 0) return null
  return (
    <Section title={words.tolds}>
      <ul className="omitted-rows">
        {lines.map(([line, rows]) => (
          <li key={line}>
            {line}
            {rows && <span className="secondary-text">{rows}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
