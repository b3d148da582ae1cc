/** How each open dialog is asked to close, the top one last. A page has one stack and one Back. */
const open: (() => void)[] = []

/** Puts a dialog on top of the others; the returned function takes it out again. */
export function enterDialogStack(close: () => void): () => void {
  open.push(close)
  return () => {
    const index = open.lastIndexOf(close)
    if (index >= 0) open.splice(index, 1)
  }
}

/**
 * Asks the dialog on top to close, as Escape does; false when there is none. For a host that lets
 * its Back button close a dialog before it leaves the page.
 */
export function closeTopDialog(): boolean {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}
