/** Focuses the field of a question. */
export function focusQuestion(form: HTMLElement | null, name: string): void {
  const question = form?.querySelector(`[data-question="${name}"]`)
  question?.querySelector<HTMLElement>('button, input:not([aria-hidden] *)')?.focus()
}
