import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
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
  const [fetched, setFetched] = useState<{ Panel: ComponentType<OpenMenuProps>; byKey: boolean } | null>(null)
  const shape = classNames('icon-button', className)
  const content = children ?? <Icon name="more" />
  if (fetched) {
    const { Panel, byKey } = fetched
    return (
      <Panel label={label} items={items} className={shape} align={align} byKey={byKey}>
        {content}
      </Panel>
    )
  }
  const open = (byKey: boolean) => {
    fetchPanel().then(
      (Panel) => setFetched({ Panel, byKey }),
      () => undefined,
    )
  }
  const prefetch = () => {
    fetchPanel().catch(() => undefined)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(true)
  }
  // A press by a key is a click that no pointer counted.
  const press = (event: MouseEvent) => open(event.detail === 0)
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
      onClick={press}
    >
      {content}
    </button>
  )
}

async function fetchPanel(): Promise<ComponentType<OpenMenuProps>> {
  return (await import('./dropdown-menu-panel.tsx')).DropdownMenuPanel
}
