import { type ReactNode, useId } from 'react'
import { Title } from '../../ui/typography.tsx'

interface Props {
  title: string
  children: ReactNode
}

/** One part of the settings: its title beside it on a desktop, above it on a phone. */
export function SettingsSection({ title, children }: Props) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <div>{children}</div>
    </section>
  )
}
