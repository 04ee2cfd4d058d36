import type { ReactNode } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useFormats } from '../../platform/words/words.ts'
import { Figure, Title } from '../../ui/typography.tsx'

interface Props {
  title: string
  /** Beside the title: how many there are. */
  count?: string | number | undefined
  /** What the page is for, in one line. */
  help: string
  /** At the right end of the head: search, refresh, what can be made. */
  actions?: ReactNode | undefined
  children: ReactNode
}

/** A page of the administrators below its heading. */
export function AdminPage({ title, count, help, actions, children }: Props) {
  const { number } = useFormats()
  useTitle(title)
  return (
    <>
      <div className="admin-head">
        <Title as="h1">
          {title}{' '}
          {count !== undefined && (
            <Figure className="admin-head-count">{typeof count === 'number' ? number(count) : count}</Figure>
          )}
        </Title>
        {actions}
      </div>
      <p className="secondary-text mb-4">{help}</p>
      {children}
    </>
  )
}
