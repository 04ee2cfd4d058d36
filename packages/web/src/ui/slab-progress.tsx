import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

/** The sets of one exercise in the bar. */
export interface SlabGroup {
  /** Identity of the exercise. */
  id: string
  /** Number of sets. */
  total: number
  /** How many of them are recorded. */
  done: number
}

interface Props {
  /** Accessible name. */
  label: string
  /** The exercises; those that are done in turn are one of them, with a row each. */
  blocks: readonly (readonly SlabGroup[])[]
  /** The exercise under way: its first set that is not recorded stands taller. */
  currentId?: string | undefined
  /** Progress in words: '6 séries sur 18'. */
  valueText?: string | undefined
}

/** So many slabs have room on a phone; of more, each would be thinner than a pixel, and each tap would draw them all. */
const mostSlabs = 100

/**
 * One slab a set, grouped by exercise: filled is done, hollow is to do; in a very long workout one slab an exercise, filled
 * by its share. Exercises that are done in turn stand in rows, one column a round. Its value is on a 0 to 100 scale.
 */
export function SlabProgress({ label, blocks, currentId, valueText }: Props) {
  const groups = blocks.flat()
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const done = groups.reduce((sum, group) => sum + group.done, 0)
  return (
    <div
      className={classNames('slabs', total > 30 && 'dense')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={total === 0 ? 0 : Math.round((100 * done) / total)}
      aria-valuetext={valueText}
    >
      {blocks.map((block) => (
        <SlabBlock key={block[0]?.id} block={block} currentId={currentId} shares={total > mostSlabs} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: readonly SlabGroup[]
  currentId: string | undefined
  /** One slab an exercise. */
  shares: boolean
}

function SlabBlock({ block, currentId, shares }: BlockProps) {
  const most = Math.max(...block.map(({ total }) => total))
  const filled = (group: SlabGroup) =>
    shares ? <OneSlab group={group} current={group.id === currentId} /> : slabs(group, group.id === currentId)
  const [first, ...others] = block
  if (!first) return null
  if (others.length === 0) return <span style={{ flexGrow: most }}>{filled(first)}</span>
  return (
    <span className="rows" style={{ flexGrow: most }}>
      {block.map((group) => (
        <b key={group.id} style={{ gridTemplateColumns: `repeat(${shares ? 1 : most}, minmax(0, 1fr))` }}>
          {filled(group)}
        </b>
      ))}
    </span>
  )
}

function OneSlab({ group: { done, total }, current }: { group: SlabGroup; current: boolean }) {
  const share = { '--share': `${(100 * done) / total}%` } as CSSProperties
  return <i className={classNames('share', current && 'current')} style={share} />
}

/** The sets of one exercise as small pips, for lists; hidden from assistive technology. */
export function Pips({ total, done }: { total: number; done: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {slabs({ id: 'pips', total, done }, false)}
    </span>
  )
}

function slabs({ id, total, done }: SlabGroup, current: boolean) {
  return Array.from({ length: total }, (_, index) => {
    const state = index < done ? 'done' : current && index === done ? 'current' : undefined
    const key = `${id}-${index}`
    return <i key={key} className={state} />
  })
}
