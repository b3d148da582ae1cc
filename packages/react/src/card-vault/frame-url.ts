/** The address of a frame, in the colours of the place that it stands in. */
export function frameUrl(address: string, token: string, place: HTMLElement): URL {
  const { color, colorScheme, fontSize } = getComputedStyle(place)
  const url = new URL(address)
  url.search = String(
    new URLSearchParams({ token, ink: color, scheme: colorScheme, size: fontSize }),
  )
  return url
}

/** A frame of which this page can read nothing, and which learns nothing of this page. */
export function closedFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = url.href
  return frame
}
