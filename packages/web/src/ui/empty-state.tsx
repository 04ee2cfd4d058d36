import type { ReactNode } from 'react'
import { Title } from './typography.tsx'

interface Props {
  title: ReactNode
  titleAs?: 'h2' | 'h3' | undefined
  /** What to do next, in words. */
  children?: ReactNode | undefined
  action?: ReactNode | undefined
}

/** Nothing here yet: an empty bar, what that means, and what to do. */
export function EmptyState({ title, titleAs = 'h3', children, action }: Props) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 200 40" width="200" height="40" aria-hidden="true">
        <path d="M0 20h200" stroke="var(--edge)" strokeWidth="6" />
        <path d="M46 8v24M154 8v24" stroke="var(--text)" strokeWidth="8" />
      </svg>
      <Title as={titleAs}>{title}</Title>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  )
}
