/**
 * Once the errors stand under their fields, the first of them gets the focus. It is brought to the middle of the screen
 * with its message, which would else stand below the bar that saves.
 */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
    field?.focus()
    field?.closest('.field, fieldset, [data-problem]')?.scrollIntoView({ block: 'center' })
  })
}
