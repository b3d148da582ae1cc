/** Returns the address of a frame with the colours of the element around it. */
export function frameUrl(address: string, token: string, place: HTMLElement): URL {
  const { color, colorScheme, fontSize } = getComputedStyle(place)
  const url = new URL(address)
  url.search = String(
    new URLSearchParams({ token, ink: color, scheme: colorScheme, size: fontSize }),
  )
  return url
}

/** Creates a frame that this page can't read, and that learns nothing about this page. */
export function closedFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = url.href
  return frame
}
