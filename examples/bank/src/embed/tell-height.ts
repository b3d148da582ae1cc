import type { HostLink } from '@sixpence/embed'

/**
 * Tells the host how tall the content is, now and whenever that changes. The returned function ends
 * it.
 */
export function tellHeight(link: Pick<HostLink, 'send'>): () => void {
  // Not the body: that is never smaller than the frame.
  const content = document.getElementById('root')
  if (!content) return () => undefined
  const watch = new ResizeObserver(() => {
    link.send({ type: 'resized', height: Math.min(Math.ceil(content.scrollHeight), TALLEST_PX) })
  })
  watch.observe(content)
  return () => watch.disconnect()
}

const TALLEST_PX = 20_000
