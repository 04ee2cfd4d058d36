/** Leads to the first field of a form that is marked as wrong; to be called once the marks are in the page. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
