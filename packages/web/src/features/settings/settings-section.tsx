import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Title } from '../../ui/typography.tsx'

interface Props {
  title: string
  /** What is in it destroys something. */
  danger?: boolean
  children: ReactNode
}

/** One part of the settings: its title beside it on a desktop, above it on a phone. */
export function SettingsSection({ title, danger = false, children }: Props) {
  const id = useId()
  return (
    <section className={classNames('set', danger && 'dz')} aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <div>{children}</div>
    </section>
  )
}
