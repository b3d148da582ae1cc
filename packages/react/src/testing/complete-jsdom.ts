/**
 * Adds to jsdom what browsers have and our components need: modal dialogs, scrolling and
 * `CSS.escape`.
 */
export function completeJsdom(): void {
  const { prototype } = HTMLDialogElement
  if (!('showModal' in prototype)) Object.assign(prototype, { showModal, close })
  if (!('scrollIntoView' in Element.prototype))
    Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  // jsdom has one, which only reports an error.
  Object.assign(globalThis, { scrollTo: () => undefined })
  for (const scope of [globalThis, document.defaultView]) {
    if (scope && !scope.CSS) Object.assign(scope, { CSS: { escape } })
  }
}

function showModal(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
}

const escape = (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`)
