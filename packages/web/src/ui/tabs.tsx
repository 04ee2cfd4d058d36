import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface Props<Value extends string> {
  /** Name of the list of tabs. */
  label: string
  items: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/**
 * Tabs after the ARIA pattern: one of them is in the tab order, arrows, Home and End choose. Only the content of the
 * chosen one is mounted. Our own, because a library's cost a fifteenth of the first screen's whole budget.
 */
export function Tabs<Value extends string>({ label, items, value, onChange }: Props<Value>) {
  const id = useId()
  const chosen = items.find((item) => item.value === value)
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = target(
      event.key,
      items.findIndex((item) => item.value === value),
      items.length,
    )
    const item = next === undefined ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    onChange(item.value)
    event.currentTarget.querySelectorAll('button')[next ?? 0]?.focus()
  }
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={key}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            className="title"
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div key={chosen.value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.value}`}>
          {chosen.content}
        </div>
      )}
    </div>
  )
}

function target(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
