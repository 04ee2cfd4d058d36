import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Stamp } from './typography.tsx'

interface Props {
  /** Seconds left and seconds in all. */
  remaining: number
  total: number
  /** Accessible name with the time in words: 'Repos, 1 minute 24'. */
  label: string
  /** Over the countdown: 'Repos'. */
  caption: ReactNode
  /** The countdown: '1:24'. */
  time: string
  /** Under it: 'sur 2:00'. */
  footnote?: ReactNode | undefined
  /** The countdown in the colour of the ring. */
  glows?: boolean
}

const radius = 177
const around = 2 * Math.PI * radius
const slabs = 60

/** The rest as a ring of sixty slabs around a large countdown. */
export function RestRing({ remaining, total, label, caption, time, footnote, glows }: Props) {
  const share = total > 0 ? Math.min(1, Math.max(0, remaining / total)) : 0
  const lit = Math.ceil(share * slabs) / slabs
  return (
    <div className="rest-ring" role="timer" aria-label={label}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <g fill="none" strokeWidth="42">
          <circle cx="200" cy="200" r={radius} stroke="var(--ember-track)" />
          <circle
            cx="200"
            cy="200"
            r={radius}
            stroke="var(--ember)"
            strokeDasharray={`${lit * around} ${around}`}
            transform="rotate(-90 200 200)"
          />
        </g>
        <path d={gaps} stroke="var(--bg)" strokeWidth="3" />
      </svg>
      <div className="rest-ring-text" aria-hidden="true">
        <Stamp>{caption}</Stamp>
        <span className={classNames('figure rest-ring-time', time.length > 4 && 'long', glows && 'last')}>{time}</span>
        {footnote !== undefined && <Stamp>{footnote}</Stamp>}
      </div>
    </div>
  )
}

const gaps = Array.from({ length: slabs }, (_, index) => {
  const angle = (2 * Math.PI * index) / slabs
  const point = (distance: number) =>
    `${(200 + distance * Math.sin(angle)).toFixed(1)} ${(200 - distance * Math.cos(angle)).toFixed(1)}`
  return `M${point(150)}L${point(202)}`
}).join('')
