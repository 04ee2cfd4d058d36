import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { ApiProblem, NetworkFailure } from '../platform/api/api-problem.ts'
import { useWords } from '../platform/words/words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Title } from '../ui/typography.tsx'
import { shellMessages } from './shell-messages.ts'

/** In place of a screen that failed: what happened, another try, and the way home. */
export function RouteError({ error }: ErrorComponentProps) {
  const words = useWords(shellMessages)
  const silence = error instanceof NetworkFailure || isMissingChunk(error)
  return (
    <div className="page-content stack" role="alert">
      <Title as="h1">{words.failedTitle}</Title>
      <p>{silence ? words.failedNetwork : words.failedOther}</p>
      {error instanceof ApiProblem && <p className="secondary-text">{error.requestId}</p>}
      <div className="spread-row justify-start!">
        <Button variant="ember" size="l" icon="refresh" onClick={() => window.location.reload()}>
          {words.retry}
        </Button>
        <Link to="/" reloadDocument className={buttonClass({ size: 'l' })}>
          {words.backHome}
        </Link>
      </div>
    </div>
  )
}

/** A screen's code that could not be fetched. */
const isMissingChunk = (error: unknown) => error instanceof TypeError && /import|fetch|module/i.test(error.message)
