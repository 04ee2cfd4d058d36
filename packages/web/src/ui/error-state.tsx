import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  /** What happened. */
  message: ReactNode
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  pending?: boolean | undefined
}

/** What happened, and the way out; announced when it appears. */
export function ErrorState({ message, retryLabel, onRetry, pending = false }: Props) {
  return (
    <div className="empty-state failed" role="alert">
      <p className="strong-text">{message}</p>
      {onRetry && retryLabel !== undefined && (
        <Button icon="refresh" onClick={onRetry} pending={pending}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
