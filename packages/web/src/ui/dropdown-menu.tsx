import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import type { MenuEntry, OpenMenuProps } from './dropdown-menu-panel.tsx'
import { Icon } from './icon.tsx'

interface Props {
  /** Accessible name of the button. */
  label: string
  items: readonly MenuEntry[]
  /** What the button shows; three squares unless told. */
  children?: ReactNode | undefined
  className?: string | undefined
  /** Edge of the button that the panel keeps to. */
  align?: 'start' | 'end' | undefined
}

/**
 * A button that opens a menu. The menu's machinery is fetched at the first sign of interest, so that a page with twenty
 * such buttons starts as light as one without.
 */
export function DropdownMenu({ label, items, children, className, align = 'end' }: Props) {
  const [Panel, setPanel] = useState<ComponentType<OpenMenuProps> | null>(null)
  const shape = classNames('icon-button', className)
  const content = children ?? <Icon name="more" />
  if (Panel) {
    return (
      <Panel label={label} items={items} className={shape} align={align}>
        {content}
      </Panel>
    )
  }
  const open = () => {
    fetchPanel().then(
      (panel) => setPanel(() => panel),
      () => undefined,
    )
  }
  const prefetch = () => {
    fetchPanel().catch(() => undefined)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') open()
  }
  return (
    <button
      type="button"
      className={shape}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onKeyDown={key}
      onClick={open}
    >
      {content}
    </button>
  )
}

async function fetchPanel(): Promise<ComponentType<OpenMenuProps>> {
  return (await import('./dropdown-menu-panel.tsx')).DropdownMenuPanel
}
