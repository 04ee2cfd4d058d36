import { saveFile } from '../../platform/file/save-file.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { useCopy } from './use-copy.ts'

/** The recovery codes, which are shown this once: to copy, or to download as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords(secondFactorMessages)
  const { user } = useSignedIn()
  const copy = useCopy()
  const text = [words.fileHead(user.email), '', ...codes, ''].join('\n')
  return (
    <div className="stack">
      <p>{words.codesText}</p>
      <ol className="recovery-codes" aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button icon="copy" onClick={() => void copy(codes.join('\n'), words.codesCopied)}>
          {words.copyCodes}
        </Button>
        <Button icon="download" onClick={() => saveFile(text, words.file, 'text/plain')}>
          {words.download}
        </Button>
      </div>
    </div>
  )
}
