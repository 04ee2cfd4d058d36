import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Figure, Stamp, Title } from './typography.tsx'

interface Props {
  title: ReactNode
  /** `h2` where no heading stands between the page’s and the cards, `h4` where two do. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined
  /** Image or BodyMap. */
  picture?: ReactNode | undefined
  /** Tags under the title. */
  tags?: ReactNode | undefined
  /** Lines of text under the tags. */
  children?: ReactNode | undefined
  /** At most two figures with their captions. */
  figures?: readonly { value: ReactNode; caption: ReactNode }[] | undefined
  /** What one does with it; the one of class `card-reach` takes a tap anywhere on the card. */
  action?: ReactNode | undefined
  /** A DropdownMenu in the corner with the rest. */
  menu?: ReactNode | undefined
  className?: string | undefined
}

/** Picture, name, two figures, one action: a row on a phone, a column from 640 px on. */
export function Card(props: Props) {
  const { title, titleAs = 'h3', picture, tags, children, figures, action, menu, className } = props
  return (
    <article className={classNames('card', picture === undefined && 'plain', className)}>
      {picture !== undefined && <div className="card-picture">{picture}</div>}
      <div className="card-body">
        <Title as={titleAs} className={classNames('card-title', menu !== undefined && 'beside-menu')}>
          {title}
        </Title>
        {tags !== undefined && <div className="card-tags">{tags}</div>}
        {children}
      </div>
      {(figures || action) && (
        <div className="card-actions">
          <div className="key-figures">
            {figures?.map((figure, index) => (
              <div key={index === 0 ? 'first' : `next-${index}`}>
                <Figure>{figure.value}</Figure>
                <Stamp>{figure.caption}</Stamp>
              </div>
            ))}
          </div>
          {action && <div className="card-buttons">{action}</div>}
        </div>
      )}
      {menu !== undefined && <div className="card-menu">{menu}</div>}
    </article>
  )
}

/** The specified grid: one column on a phone, 3 from 640 px, 4 from 1024, 5 from 1280. */
export function CardGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames('card-grid', className)}>{children}</div>
}
