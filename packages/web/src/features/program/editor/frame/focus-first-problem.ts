/** Once the errors stand under their fields, the first of them gets the focus. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus())
}
