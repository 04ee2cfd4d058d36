import { isUnseen } from '@fonte/domain/words/visible-text'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'
import { useTooLong } from './use-too-long.ts'

interface MessageWords {
  /** Name of the field. */
  readonly label: string
  readonly missing: string
  readonly send: string
  readonly sending: string
  readonly cancel: string
}

interface Props {
  words: MessageWords
  content: string
  /** So many characters may be sent. */
  most: number
  rows: number
  pending: boolean
  onChange: (content: string) => void
  onSend: () => void
  onClose: () => void
  /** Stands above the field. */
  children?: ReactNode
}

/** One text to be sent from a dialog; what is wrong with it is said at the first try. */
export function MessageForm({ words, content, most, rows, pending, onChange, onSend, onClose, children }: Props) {
  const [tried, setTried] = useState(false)
  const tooLong = useTooLong()(content, most)
  const error = isUnseen(content) ? words.missing : tooLong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) onSend()
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {children}
      <Field label={words.label} error={tried ? error : undefined}>
        <TextArea rows={rows} value={content} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <div className="dialog-actions">
        <Button size="l" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="l" variant="ember" pending={pending}>
          {pending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}
