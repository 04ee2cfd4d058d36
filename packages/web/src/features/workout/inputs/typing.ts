/** As many signs as the longest figure with its decimals: 1000,25. */
const longest = 7

/** Types a sign where the caret stands, over what is selected. A second decimal sign and an eighth sign do nothing. */
export function typeSign(box: HTMLInputElement, sign: string): void {
  const { start, end } = selection(box)
  const kept = box.value.slice(0, start) + box.value.slice(end)
  if (kept.length >= longest || (/[.,]/.test(sign) && /[.,]/.test(kept))) return
  put(box, sign, start, end)
}

/** Takes away what is selected, or the sign before the caret. */
export function eraseSign(box: HTMLInputElement): void {
  const { start, end } = selection(box)
  if (end > 0) put(box, '', start === end ? start - 1 : start, end)
}

/** A step up or down, as the arrow keys of a keyboard make it. */
export function stepBox(box: HTMLInputElement, direction: 1 | -1): void {
  const key = direction === 1 ? 'ArrowUp' : 'ArrowDown'
  box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** The focus goes to the form's next box; from the last one back to the first. */
export function goToNextBox(box: HTMLInputElement): void {
  const boxes = [...(box.form?.querySelectorAll<HTMLInputElement>('input[data-step]') ?? [])]
  const next = boxes[(boxes.indexOf(box) + 1) % boxes.length]
  next?.focus()
  next?.select()
}

/** Where the text is selected; at its end where the browser does not say. */
function selection(box: HTMLInputElement): { start: number; end: number } {
  const end = box.selectionEnd ?? box.value.length
  return { start: box.selectionStart ?? end, end }
}

/** As if typed: whoever watches the box hears of it. */
function put(box: HTMLInputElement, text: string, start: number, end: number): void {
  box.setRangeText(text, start, end, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
