import type { FileRefusal } from '@fonte/domain/exchange/file-reading'
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ChosenFile } from './check/file-check.ts'
import { importFileMessages, lineWords, problemWords, refusalWords } from './file-messages.ts'
import { importMessages } from './import-messages.ts'
import { SendHeader } from './send-header.tsx'

interface Props {
  problem: FileRefusal | 'failed' | null
  onChoose: (chosen: ChosenFile) => void
}

/** The first step: a file is chosen, dropped or pasted; why the one before was refused. */
export function FileChoice({ problem, onChoose }: Props) {
  const words = useWords(importMessages)
  const id = useId()
  const isOver = useDrop(onChoose)
  usePaste(onChoose, words.pasted)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onChoose({ name: file.name, file })
    target.value = ''
  }
  return (
    <div className="stack">
      {problem !== null && <Problem problem={problem} />}
      <p>{words.text}</p>
      <div className={classNames('drop-place', isOver && 'over')}>
        <label htmlFor={id} className={buttonClass({ variant: 'ember', size: 'l' })}>
          <Icon name="download" />
          {words.choose}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.json,.zip,.txt,.xml,.fitnotes,text/csv,application/json,application/zip"
          className="visually-hidden"
          onChange={choose}
        />
        <span className="secondary-text">{words.drop}</span>
      </div>
      <p className="secondary-text">
        {words.nothingYet} {words.undoable}
      </p>
    </div>
  )
}

/** A file that is dropped anywhere on the page; whether one hovers over it. */
function useDrop(onChoose: Props['onChoose']): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const hover = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(event.type === 'dragover')
    }
    const drop = (event: DragEvent) => {
      hover(event)
      const file = event.dataTransfer?.files[0]
      if (file) onChoose({ name: file.name, file })
    }
    const on = { dragover: hover, dragleave: hover, drop } as const
    for (const [name, listener] of Object.entries(on)) document.addEventListener(name as keyof typeof on, listener)
    return () => {
      for (const [name, listener] of Object.entries(on)) document.removeEventListener(name as keyof typeof on, listener)
    }
  })
  return isOver
}

/** What is pasted on the page, be it a file or its text. */
function usePaste(onChoose: Props['onChoose'], name: string): void {
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      const file = clipboardData?.files[0]
      const text = clipboardData?.getData('text/plain') ?? ''
      if (file) onChoose({ name: file.name, file })
      else if (text.trim() !== '') onChoose({ name, file: new Blob([text]) })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}

function Problem({ problem }: { problem: NonNullable<Props['problem']> }) {
  const words = useWords(importMessages)
  const fileWords = useWords(importFileMessages)
  const { lang, number } = useFormats()
  if (problem === 'failed') return <Told text={words.failed} />
  return (
    <Told text={refusalWords(problem, fileWords, number)}>
      {problem.reason === 'mostly-bad' && (
        <ul className="omitted-rows">
          {problem.problems.map((row) => (
            <li key={`${row.line} ${row.value}`}>
              <b>{lineWords(row, fileWords, number)}</b>
              <span>{problemWords(row, lang, number)}</span>
              <span className="secondary-text">{fileWords.quoted(row.value)}</span>
            </li>
          ))}
        </ul>
      )}
      {problem.reason === 'unknown' && problem.columns.length > 0 && <SendHeader columns={problem.columns} />}
    </Told>
  )
}

function Told({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state failed" role="alert">
      <p className="strong-text">{text}</p>
      {children}
    </div>
  )
}
