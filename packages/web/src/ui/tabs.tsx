import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  /** Name of the list of tabs. */
  label: string
  items: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Tabs with arrow keys; only the content of the chosen one is mounted. */
export function Tabs<Value extends string>({ label, items, value, onChange }: Props<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixTabs.List className="tabs" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className="ttl">
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} tabIndex={-1}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
