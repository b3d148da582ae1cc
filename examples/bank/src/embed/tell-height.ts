import type { HostLink } from '@sixpence/embed'

/**
 * Reports the content's height to the host, now and whenever it changes. The returned function
 * stops it.
 */
export function tellHeight(link: Pick<HostLink, 'send'>): () => void {
  // Not the body, which is never smaller than the frame.
  const content = document.getElementById('root')
  if (!content) return () => undefined
  const watch = new ResizeObserver(() => {
    link.send({ type: 'resized', height: Math.min(Math.ceil(content.scrollHeight), TALLEST_PX) })
  })
  watch.observe(content)
  return () => watch.disconnect()
}

const TALLEST_PX = 20_000
