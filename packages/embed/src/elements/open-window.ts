const WIDTH = 480
const HEIGHT = 720
// As much as a browser's bars take.
const BELOW_TOP = 80

/**
 * Opens a window of the bank over the middle of this one; null when the browser does not let it.
 * The bank keeps its opener: it is how the two find each other. What is paid has one window, also
 * for a page that was loaded anew while it was open.
 */
export function openWindow(address: string, subject: string): Window | null {
  const left = screenX + outerWidth / 2 - WIDTH / 2
  const top = screenY + BELOW_TOP
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const opened = open(address, `sixpence-${subject}`, features)
  opened?.focus()
  return opened?.closed ? null : opened
}
