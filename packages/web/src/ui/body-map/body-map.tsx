import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import type { PlateWeight } from '../plate-art.tsx'
import sheet from './body-map.svg?url&no-inline'
import { type BodyCrop, type BodyView, bodyWindow, workingCrop, workingSide } from './regions.ts'

interface Props {
  /** Text alternative that names the muscles; an empty one hides the drawing from assistive technology. */
  label: string
  /** Main regions in ink. Slugs that the drawing does not know are ignored. */
  main?: readonly string[] | undefined
  /** Secondary regions in grey. */
  secondary?: readonly string[] | undefined
  /** Regions in plate colours, for shares of work; takes the place of main and secondary. */
  shares?: Readonly<Record<string, PlateWeight>> | undefined
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
  const { label, main = none, secondary = none, shares, crop = 'full', view = 'both', className } = props
  const shownView = view === 'working' ? workingSide(main) : view
  const shownCrop = crop === 'auto' ? workingCrop(main) : crop
  return (
    <svg
      className={classNames('bodymap', className)}
      viewBox={bodyWindow(shownView, shownCrop)}
      style={shares ? shareColours(shares) : workColours(main, secondary)}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    >
      {shownView !== 'back' && <use href={`${sheet}#front`} />}
      {shownView !== 'front' && <use href={`${sheet}#back`} />}
    </svg>
  )
}

/** The map of a card: both sides from 640 px on, the working side on a phone, cropped to the working half. */
export function CardBodyMap(props: Pick<Props, 'label' | 'main' | 'secondary'>) {
  return (
    <>
      <BodyMap {...props} crop="auto" className="max-sm:hidden" />
      <BodyMap {...props} crop="auto" view="working" className="sm:hidden" />
    </>
  )
}

function workColours(main: readonly string[], secondary: readonly string[]): CSSProperties {
  const colours: Record<string, string> = {}
  for (const region of secondary) colours[`--m-${region}`] = 'var(--muscle-second)'
  for (const region of main) colours[`--m-${region}`] = 'var(--ink)'
  return colours as CSSProperties
}

function shareColours(shares: Readonly<Record<string, PlateWeight>>): CSSProperties {
  const colours: Record<string, string> = {}
  for (const [region, weight] of Object.entries(shares)) {
    if (weight === 0) continue
    colours[`--m-${region}`] = `var(--plate-${weight})`
    colours[`--s-${region}`] = 'var(--plate-gap)'
  }
  return colours as CSSProperties
}
