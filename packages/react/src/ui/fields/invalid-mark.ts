/**
 * Returns a ref for a field of React Aria, which has no prop for it: marks its button or radio
 * buttons while there is an error, so that the form can focus them.
 */
export const invalidMark = (error: string | undefined) => (field: HTMLElement | null) => {
  for (const control of field?.querySelectorAll('button, [type=radio]') ?? []) {
    control.setAttribute('aria-invalid', String(error !== undefined))
  }
}
