import { useWords } from '../../platform/words/words.ts'
import { importMessages } from './import-messages.ts'

/** The three steps, and where one stands: 0 to 2. */
export function ImportSteps({ at }: { at: number }) {
  const words = useWords(importMessages)
  return (
    <ol className="import-steps" aria-label={words.steps}>
      {[words.stepFile, words.stepCheck, words.stepDone].map((name, index) => (
        <li key={name} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
