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
  return <div className={classNames('sk', className)} style={{ width, height } as CSSProperties} />
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
      <span className="sr">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}

/** The shape of a Card. */
export function SkeletonCard() {
  return (
    <div className="card">
      <div className="pic">
        <Skeleton className="on-sunken" width={72} height={108} />
      </div>
      <div className="body">
        <Skeleton width="80%" height={22} />
        <Skeleton width="48%" height={22} />
      </div>
      <div className="act">
        <Skeleton width={96} height={40} />
        <Skeleton width={72} height={48} />
      </div>
    </div>
  )
}
