import { type ReactNode, useEffect } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.ts'
import { listMessages } from './list-messages.ts'
import type { AdminList } from './use-admin-list.ts'

interface Props {
  list: AdminList<unknown>
  /** Said where the list cannot be read. */
  failure: string
  /** Stands where the list has no row; that nothing was found, unless told. */
  empty?: ReactNode | undefined
  /** The rows. */
  children: ReactNode
}

/** The rows of a list with its pages, or why there are none: being read, not to be had, nothing there. */
export function AdminListBody({ list, failure, empty, children }: Props) {
  const words = useWords(listMessages)
  useFailureToast(list.failed, failure)
  if (list.reading === 'loading') return <LoadingRows label={words.loading} />
  if (list.reading === 'failed') {
    return (
      <ErrorState message={failure} retryLabel={words.retry} pending={list.refreshing} onRetry={() => list.refresh()} />
    )
  }
  if (list.items.length === 0 && list.before === 0) {
    return (
      empty ?? (
        <EmptyState title={words.nothing} titleAs="h2">
          {words.nothingText}
        </EmptyState>
      )
    )
  }
  return (
    <>
      <div aria-busy={list.isEarlier}>{children}</div>
      <Pager list={list} />
    </>
  )
}

function Pager({ list }: { list: AdminList<unknown> }) {
  const words = useWords(listMessages)
  const { number } = useFormats()
  const { before, items, total = null, previous, next } = list
  const part = {
    from: number(before + 1),
    to: number(before + items.length),
    total: total === null ? null : number(total),
  }
  return (
    <nav className="admin-pager" aria-label={words.pages}>
      <span className="secondary-text" role="status">
        {items.length > 0 && words.part(part)}
      </span>
      <span className="flex gap-2">
        <IconButton
          icon="chevron-left"
          label={words.previous}
          aria-disabled={previous === null}
          onClick={() => previous?.()}
        />
        <IconButton icon="chevron-right" label={words.next} aria-disabled={next === null} onClick={() => next?.()} />
      </span>
    </nav>
  )
}

/** A list that cannot be read is told as a message, too, each time that a try has failed. */
export function useFailureToast(failed: boolean, failure: string): void {
  const words = useWords(listMessages)
  const { toast } = useToast()
  useEffect(() => {
    if (failed) toast({ title: words.error, description: failure, variant: 'destructive' })
  }, [failed, failure, toast, words])
}

function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="stack">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </SkeletonGroup>
  )
}
