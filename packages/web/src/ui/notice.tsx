import type { ReactNode } from 'react'

/** Something that waits for its person's answer, above the sections. */
export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      className="mb-4 flex flex-wrap items-center gap-3 rounded-1 border-2 border-l-8 border-warn bg-surface p-3"
      role="status"
    >
      <span className="strong-text min-w-40 flex-1">{children}</span>
      <span className="flex flex-wrap gap-3">{actions}</span>
    </div>
  )
}
