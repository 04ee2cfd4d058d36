import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Figure, Title } from './typography.tsx'

interface Props {
  title: ReactNode
  titleAs?: 'h2' | 'h3' | undefined
  /** Shown beside the title. */
  count?: ReactNode | undefined
  /** Buttons at the right end of the head. */
  action?: ReactNode | undefined
  /** Names of the folding button, with the title in them; without, the section does not fold. */
  fold?: { openLabel: string; closeLabel: string; open: boolean; onFold: () => void } | undefined
  children: ReactNode
  className?: string | undefined
}

/** A part of a page under a 4 px rule. */
export function Section({ title, titleAs = 'h2', count, action, fold, children, className }: Props) {
  const id = useId()
  const open = fold?.open ?? true
  return (
    <section className={classNames('section', className)} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <Title as={titleAs} id={`${id}-title`}>
          {title}
        </Title>
        {count !== undefined && <Figure className="section-count">{count}</Figure>}
        <span className="section-space" />
        {action}
        {fold && (
          <IconButton
            icon={open ? 'chevron-up' : 'chevron-down'}
            label={open ? fold.closeLabel : fold.openLabel}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={fold.onFold}
          />
        )}
      </div>
      <div id={`${id}-body`} hidden={!open}>
        {children}
      </div>
    </section>
  )
}
