import type { KeyboardEvent } from 'react'

/** Enter in a one-line field goes on to the next field of the form, instead of sending it. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled, textarea:enabled')]
  fields[fields.indexOf(field) + 1]?.focus()
}
