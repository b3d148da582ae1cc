/** Lets jsdom open modal dialogs, which it knows as elements only. */
export function showDialogs(): void {
  const { prototype } = HTMLDialogElement
  if ('showModal' in prototype) return
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
