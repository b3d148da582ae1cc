const WIDTH = 480
const HEIGHT = 720
// The height of a browser's bars.
const BELOW_TOP = 80

/**
 * Opens a window of the bank over the middle of this one; null if the browser refuses. Keeps the
 * opener, through which the two find each other. Each payment has only one window, even after the
 * page is reloaded while it is open.
 */
export function openWindow(address: string, subject: string): Window | null {
  const left = screenX + outerWidth / 2 - WIDTH / 2
  const top = screenY + BELOW_TOP
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const opened = open(address, `sixpence-${subject}`, features)
  opened?.focus()
  return opened?.closed ? null : opened
}
