import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A grey block of the size of what is coming. Sizes are CSS lengths or pixels. */
export function Skeleton({
  width,
  height,
  className,
}: {
  width?: string | number
  height?: string | number
  className?: string
}) {
  return <div className={classNames('skeleton', className)} style={{ width, height } as CSSProperties} />
}

/** Says once that something loads and hides its blocks from assistive technology. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

/**
 * An empty place, where nobody knows yet whether anything will come: a shape would promise it. So high that nothing
 * stands in sight below it that could move.
 */
export function LoadingPlace({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="min-h-dvh">
      {null}
    </SkeletonGroup>
  )
}
