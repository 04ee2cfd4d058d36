import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import sheet from './body-map.svg?url&no-inline'
import { type BodyCrop, type BodyView, bodyWindow, workingCrop, workingSide } from './regions.ts'

interface Props {
  /** Text alternative that names the muscles; an empty one hides the drawing from assistive technology. */
  label: string
  /** Main regions in ink. Slugs that the drawing does not know are ignored. */
  main?: readonly string[] | undefined
  /** Secondary regions in grey. */
  secondary?: readonly string[] | undefined
  /** Colours (CSS) of regions, in place of ink and grey. */
  fills?: Readonly<Record<string, string>> | undefined
  /** `auto` shows the half in which all main regions lie. */
  crop?: BodyCrop | 'auto' | undefined
  /** `working` shows the side on which more of the main regions are seen. */
  view?: BodyView | 'working' | undefined
  className?: string | undefined
}

const none: readonly string[] = []

/**
 * Front and back of a body with the working muscles marked. The drawing is fetched once for the page; each map only refers
 * to it and colours it by custom properties, which reach into the referred-to shapes.
 */
export function BodyMap(props: Props) {
  const { label, main = none, secondary = none, fills, crop = 'full', view = 'both', className } = props
  const shownView = view === 'working' ? workingSide(main) : view
  const shownCrop = crop === 'auto' ? workingCrop(main) : crop
  return (
    <svg
      className={classNames('body-map', className)}
      viewBox={bodyWindow(shownView, shownCrop)}
      style={workColours(main, secondary, fills)}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      {shownView !== 'back' && <use href={`${sheet}#front`} />}
      {shownView !== 'front' && <use href={`${sheet}#back`} />}
    </svg>
  )
}

function workColours(
  main: readonly string[],
  secondary: readonly string[],
  fills: Readonly<Record<string, string>> = {},
): CSSProperties {
  const colours: Record<string, string> = {}
  for (const region of secondary) colours[`--m-${region}`] = 'var(--muscle-second)'
  for (const region of main) colours[`--m-${region}`] = 'var(--ink)'
  for (const [region, fill] of Object.entries(fills)) colours[`--m-${region}`] = fill
  return colours as CSSProperties
}
