import { DropdownMenu as Menu } from 'radix-ui'
import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useCloseByBack } from './close-by-back.ts'
import { Icon, type IconName } from './icon.tsx'
import { useTopModal } from './modal-stack.ts'

/** One line of a menu: an action, a link element (for example the router's), or a line between groups. */
export type MenuEntry =
  | {
      label: string
      onSelect: () => void
      icon?: IconName | undefined
      danger?: boolean | undefined
      disabled?: boolean | undefined
    }
  | { label: string; link: ReactElement }
  | { label: string; separator: true }
  /** The name of the lines that follow. */
  | { label: string; group: true }
  /** A head, such as a name over an address. */
  | { label: string; detail: string }
  /** A few values side by side, one of them chosen; choosing leaves the menu open. */
  | {
      label: string
      choices: readonly { value: string; label: string }[]
      value: string
      onChange: (value: string) => void
    }

/** What the menu needs once it is wanted. */
export interface OpenMenuProps {
  label: string
  items: readonly MenuEntry[]
  className: string
  align: 'start' | 'end'
  /** Whether a key asked for it: its first line has the focus then. */
  byKey: boolean
  children: ReactNode
}

/**
 * The menu itself, open from its first render, in the landmark that its button stands in. Not modal: a modal one would
 * inject a style element to hold the page still.
 */
export function DropdownMenuPanel({ label, items, className, align, byKey, children }: OpenMenuProps) {
  const modal = useTopModal()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(true)
  const enter = useFirstEntry(byKey)
  useCloseByBack(open, () => setOpen(false))
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger ref={setTrigger} className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      {trigger && (
        <Menu.Portal container={modal ?? trigger.closest<HTMLElement>('header, main, .dock')}>
          <Menu.Content
            className="dropdown"
            align={align}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            onFocus={enter}
            onCloseAutoFocus={keepMovedFocus}
          >
            {items.map((item) => (
              <MenuLine key={item.label} item={item} trigger={trigger} />
            ))}
          </Menu.Content>
        </Menu.Portal>
      )}
    </Menu.Root>
  )
}

/** The key that fetched the menu was pressed before its machinery listened, which leads every later one to the first line itself. */
function useFirstEntry(byKey: boolean) {
  const due = useRef(byKey)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (due.current && target === currentTarget) {
      currentTarget
        .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
        ?.focus({ preventScroll: true })
    }
    due.current = false
  }
}

/** The focus goes back to the button, unless the line that was chosen took it elsewhere. */
function keepMovedFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}

function MenuLine({ item, trigger }: { item: MenuEntry; trigger: HTMLElement }) {
  if ('separator' in item) return <Menu.Separator className="dropdown-line" />
  if ('group' in item) return <Menu.Label className="dropdown-group stamp">{item.label}</Menu.Label>
  if ('detail' in item) return <MenuHead {...item} />
  if ('choices' in item) return <MenuChoices {...item} />
  if ('link' in item) {
    return (
      <Menu.Item asChild className="dropdown-item">
        {item.link}
      </Menu.Item>
    )
  }
  const select = () => {
    // The line goes with the menu: a window that it opens gives the focus back to the button.
    trigger.focus({ preventScroll: true })
    item.onSelect()
  }
  return (
    <Menu.Item
      className={item.danger ? 'dropdown-item danger' : 'dropdown-item'}
      disabled={item.disabled ?? false}
      onSelect={select}
    >
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </Menu.Item>
  )
}

function MenuHead({ label, detail }: { label: string; detail: string }) {
  return (
    <Menu.Label className="dropdown-head">
      <b>
        <bdi>{label}</bdi>
      </b>
      <span className="secondary-text">{detail}</span>
    </Menu.Label>
  )
}

function MenuChoices({ label, choices, value, onChange }: Extract<MenuEntry, { choices: unknown }>) {
  return (
    <Menu.RadioGroup className="dropdown-choices" aria-label={label} value={value} onValueChange={onChange}>
      <span className="stamp" aria-hidden="true">
        {label}
      </span>
      <span className="segmented-control">
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} onSelect={(event) => event.preventDefault()} asChild>
            <button type="button">{choice.label}</button>
          </Menu.RadioItem>
        ))}
      </span>
    </Menu.RadioGroup>
  )
}
