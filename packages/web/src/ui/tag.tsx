import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  children: ReactNode
  /** Filled with ink: active, published. */
  solid?: boolean | undefined
  tone?: 'warn' | undefined
}

/** A word in a frame. */
export function Tag({ children, solid = false, tone }: Props) {
  return <span className={classNames('tag', solid && 'solid', tone)}>{children}</span>
}
