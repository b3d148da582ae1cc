/**
 * The functions that ask each open dialog to close, the top one last. A page has one stack and one
 * Back.
 */
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
 * Asks the top dialog to close, like Escape; returns false if there is none. For a host whose Back
 * button closes a dialog before it leaves the page.
 */
export function closeTopDialog(): boolean {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}
