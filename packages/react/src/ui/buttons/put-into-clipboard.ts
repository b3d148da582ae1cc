/**
 * Copies a text and returns true if it could. If the page may not use the clipboard, e.g. in a
 * frame or without https, it copies like the browser's own menu.
 */
export async function putIntoClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyAsMenu(text)
  }
}

function copyAsMenu(text: string): boolean {
  let isTaken = false
  const take = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isTaken = true
  }
  document.addEventListener('copy', take, { capture: true })
  try {
    document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', take, { capture: true })
  }
  return isTaken
}
