/** Sends the form that was sent before the app could take it, with what stands in it by now. */
export function takeHeldForm(): void {
  document.querySelector('.sp-start-notice')?.remove()
  const { dataset } = document.documentElement
  if (dataset['held'] === undefined) return
  delete dataset['held']
  document.querySelector<HTMLFormElement>('form[method=post]')?.requestSubmit()
}
