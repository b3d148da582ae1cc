/** Moves the focus to the first field of a form that is marked as wrong, once it is marked. */
export function focusFirstFault(form: Element | null): void {
  // React marks it before the next task, whether or not a frame is drawn.
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
