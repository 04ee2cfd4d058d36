import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { figureWidth } from './figure-width.ts'
import { withUnits } from './with-units.tsx'

type Heading = 'h1' | 'h2' | 'h3' | 'h4'
type Inline = 'span' | 'p' | 'b' | 'dt' | 'dd' | 'td'
type Props<Element extends string> = HTMLAttributes<HTMLElement> & { as?: Element }

/** Condensed heavy figures. Thousands come with U+00A0: `Intl`'s U+202F vanishes at this width. */
export function Figure({ as: Element = 'span', className, ...rest }: Props<Inline>) {
  return <Element {...rest} className={classNames('figure', className)} />
}

/** Small expanded capitals: captions and units. */
export function Stamp({ as: Element = 'span', className, children, ...rest }: Props<Inline | Heading>) {
  return (
    <Element {...rest} className={classNames('stamp', className)}>
      {withUnits(children)}
    </Element>
  )
}

/** A condensed title; as `h1` it takes the page title's size unless a class says otherwise. */
export function Title({ as: Element = 'h2', className, ...rest }: Props<Heading | 'span'>) {
  return <Element {...rest} className={classNames('title', Element === 'h1' && 'page-title', className)} />
}

/** A figure over its caption. */
export function KeyFigure({ value, caption, className }: { value: ReactNode; caption: ReactNode; className?: string }) {
  return (
    <div className={classNames('key-figure', className)}>
      <Figure>{value}</Figure>
      <Stamp>{caption}</Stamp>
    </div>
  )
}

/** A figure as wide as its box, whatever its digits. */
export function FitFigure({ text, className }: { text: string; className?: string }) {
  const style = { '--n': Math.max(1, figureWidth(text)) } as CSSProperties
  return (
    <span className={classNames('fitting-box', className)}>
      <Figure className="fitting-figure" style={style}>
        {text}
      </Figure>
    </span>
  )
}
